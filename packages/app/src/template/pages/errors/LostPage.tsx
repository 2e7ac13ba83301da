import { LostScreen } from '@waldkerf/ui/demo/errorPages/LostScreen'
import { useLocation } from 'react-router-dom'
import { lostAddress } from '../../routes/lostAddress.ts'

/** /error/404, and the page at /404, which names the requested address. */
export function LostPage() {
  const { pathname } = useLocation()
  return <LostScreen asked={pathname === '/404' ? lostAddress() : undefined} homeTo="/" />
}
