import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { FindDrawer } from '@waldkerf/ui/screens/dashboard/find/FindDrawer'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSpecies } from '@waldkerf/app/data/beetles/review/species'
import { useOwnRecord } from '@waldkerf/app/data/reports/ownRecord'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useRecord } from '../gis/useRecord.ts'

/** A published find in a dialog over the dashboard; an own report is shown on its own page instead. */
export function OpenFind({ id, onClose }: { id: number; onClose: () => void }) {
  const navigate = useNavigate()
  const { user } = useSessionSnapshot()
  const { beetle, access } = useOwnRecord(id, user?.user_id)
  const { pictures, pictureUrl, history } = useRecord(id).state
  const species = shown(useSpecies()) ?? []
  const isOwn = shown(beetle) !== undefined && access === 'own'
  useEffect(() => {
    if (isOwn) void navigate(paths.report(id), { replace: true })
  }, [isOwn, id, navigate])
  if (isOwn) return null
  return <FindDrawer id={id} state={{ beetle, species, pictures, pictureUrl, history }} onClose={onClose} />
}
