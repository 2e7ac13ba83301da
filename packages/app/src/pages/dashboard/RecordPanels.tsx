import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { LatestPanel } from '@waldkerf/ui/screens/dashboard/latest/LatestPanel'
import { MinePanel } from '@waldkerf/ui/screens/dashboard/mine/MinePanel'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLatestBeetles, useOwnBeetles } from '../../data/beetles/beetleOverviews.ts'
import { useLoadPicture } from '../../data/beetles/review/reviewedRecord.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'

const OpenFind = lazyPart(async () => (await import('./OpenFind.tsx')).OpenFind)

const inGis = (record: number) => paths.gis({ record })
const nowhere = () => undefined

/** The newest published finds. Those who have no GIS open one over this page. */
export function Latest() {
  const { allowed } = useSessionSnapshot()
  const [query, setQuery] = useSearchParams()
  const opensHere = allowed?.has('report') && !allowed.has('gis')
  const linkTo = allowed?.has('gis') ? inGis : opensHere ? paths.dashboard : nowhere
  const record = opensHere ? readRecord(query) : undefined
  return (
    <>
      <LatestPanel beetles={useLatestBeetles()} loadPicture={useLoadPicture()} linkTo={linkTo} />
      {record !== undefined && (
        <Suspense>
          <OpenFind key={record} id={record} onClose={() => setQuery({}, { replace: true })} />
        </Suspense>
      )}
    </>
  )
}

const reports = { list: paths.reports(), create: paths.newReport(), record: paths.report }

/** The person's own reports, each with its page; who waits to be admitted has none. */
export function Mine() {
  const { allowed } = useSessionSnapshot()
  return (
    <MinePanel
      beetles={useOwnBeetles()}
      loadPicture={useLoadPicture()}
      addresses={allowed?.has('report') ? reports : undefined}
    />
  )
}

/** The record that the address names; anything but digits names none. */
function readRecord(query: URLSearchParams) {
  const text = query.get('meldung') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
