import { useEffect } from 'react'
import { drafts } from '../../platform/drafts/pageDrafts.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { Overlays } from './Overlays.tsx'
import { useRoleChange } from './role/useRoleChange.ts'

/** The product's: its session knows of a lost connection too, and whose drafts these are. */
export function ProductOverlays() {
  const { offline, user } = useSessionSnapshot()
  const email = user?.email
  useRoleChange()
  useEffect(() => {
    if (email !== undefined) drafts.begin(email)
  }, [email])
  return <Overlays offline={offline} />
}
