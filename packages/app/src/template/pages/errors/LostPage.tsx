import { LostScreen } from '@waldkerf/ui/demo/errorPages/LostScreen'
import { useLocation } from 'react-router-dom'
import { lostAddress } from '../../routes/lostAddress.ts'

/** /error/404, and what stands at /404, which says what was asked for. */
export function LostPage() {
  const { pathname } = useLocation()
  return <LostScreen asked={pathname === '/404' ? lostAddress() : undefined} homeTo="/" />
}
