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

/** Its size is that of a sign-in form; the name keeps a second press from opening a second one. */
const openWindow = () => window.open('/auth-redirect', 'waldkerf-sign-in', 'popup,width=480,height=720')

/**
 * A session that ended over an open page: the dialog, and when that is put off a bar in its place. Both go when the
 * session goes on, which the sign-in window brings about through the stored token.
 */
export function EndedSession() {
  const t = useTexts(sessionTexts)
  const session = useSession()
  const readAgain = useReadAgain()
  const [state, setState] = useState<SignInState>('asking')
  /** The token of a session that ended here stays; the guard of another tab has cleared it. */
  const [elsewhere] = useState(() => storedToken() === undefined)
  const [later, setLater] = useState(false)
  const onBack = useEffectEvent(() => {
    if (session.snapshot().state !== 'known') return
    notify({ tone: 'success', message: t.back })
    // Calls were refused meanwhile: all data is read again.
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
