import { SessionStatus } from '@waldkerf/ui/chrome/SessionStatus/SessionStatus'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Suspense, useCallback, useSyncExternalStore } from 'react'
import { useHadScans } from '@waldkerf/app/platform/unsaved/unsaved'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import type { Session } from '@waldkerf/app/session/session'

// With all that uploads are made of: only where there are any.
const UploadProgress = lazyPart(async () => (await import('./UploadProgress.tsx')).UploadProgress)

/** Seconds below which the session is shown as expiring; a working session is refreshed long before. */
const expiringBelow = 60

/** One text per visible state: while the text stays the same, the tick of each second renders nothing. */
function clockState(session: Session): string {
  const { state, offline } = session.snapshot()
  // Nobody is signed in yet, or the sign-in was refused: there is no session to show.
  if (state === 'nobody' || state === 'refused') return ''
  if (state === 'over') return 'over'
  const left = session.identity.secondsLeft()
  if (left !== undefined && left < expiringBelow) return `expiring ${Math.max(0, left)}`
  return offline || state === 'away' || !navigator.onLine ? 'offline' : 'signedIn'
}

/** The session's state in the top bar, updated each second (spec section 9), and uploads that are under way. */
export function SessionClock() {
  const session = useSession()
  const { allowed } = useSessionSnapshot()
  const hadScans = useHadScans()
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, 1_000)
      const stop = session.subscribe(listener)
      return () => {
        clearInterval(timer)
        stop()
      }
    },
    [session],
  )
  const [state, left] = useSyncExternalStore(subscribe, () => clockState(session)).split(' ')
  if (!state) return null
  return (
    <>
      <Suspense>{hadScans && allowed?.has('georef') && <UploadProgress />}</Suspense>
      <SessionStatus
        state={state as 'signedIn' | 'offline' | 'expiring' | 'over'}
        {...(left !== undefined && { secondsLeft: Number(left) })}
      />
    </>
  )
}
