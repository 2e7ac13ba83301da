import { useOffline } from '../platform/failures/useOffline.ts'
import { useSessionSnapshot } from './SessionProvider.tsx'

/** The line as far as it is known: by the browser, and by the session, which could not reach the server. */
export function useLine() {
  const { state, offline } = useSessionSnapshot()
  const away = state === 'away'
  return {
    offline: useOffline() || offline || away,
    /** Pages of reports alone are open, for the person last confirmed on this device. */
    away,
  }
}
