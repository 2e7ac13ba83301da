import { SessionOver, type SignInState } from '@waldkerf/ui/chrome/SessionOver/SessionOver'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useReadAgain } from '@waldkerf/app/data/loading/readAgain'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { storedToken } from '@waldkerf/app/platform/identity/tokens'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'
import { sessionTexts } from '../overlays.texts.ts'

/** Opens the sign-in window, as large as a sign-in form. Because it has a name, a second click opens no second one. */
const openWindow = () => window.open('/auth-redirect', 'waldkerf-sign-in', 'popup,width=480,height=720')

/**
 * Shown when the session ends while a page is open: a dialog, or a bar after the user has postponed the dialog. Both
 * close when the session continues: the sign-in window stores a new token.
 */
export function EndedSession() {
  const t = useTexts(sessionTexts)
  const session = useSession()
  const readAgain = useReadAgain()
  const [state, setState] = useState<SignInState>('asking')
  /** Whether the session ended in another tab: that tab's guard clears the token, and this one's keeps it. */
  const [elsewhere] = useState(() => storedToken() === undefined)
  const [later, setLater] = useState(false)
  const onBack = useEffectEvent(() => {
    if (session.snapshot().state !== 'known') return
    notify({ tone: 'success', message: t.back })
    // All data is loaded again, because calls were refused in the meantime.
    readAgain()
  })
  useEffect(() => () => onBack(), [])
  const signIn = () => setState(openWindow() ? 'waiting' : 'blocked')
  const open = () => {
    setLater(false)
    signIn()
  }
  if (later)
    return (
      <output>
        <Bar edge tone="warning" icon="warning" message={t.over} actions={<Button onClick={open}>{t.signIn}</Button>} />
      </output>
    )
  return (
    <SessionOver
      open
      elsewhere={elsewhere}
      state={state}
      onSignIn={signIn}
      onSignInHere={() => {
        const backTo = location.pathname + location.search + location.hash
        session.identity.signIn(backTo, true).catch(() => notify({ tone: 'danger', message: t.unreachable }))
      }}
      onLater={() => setLater(true)}
    />
  )
}
