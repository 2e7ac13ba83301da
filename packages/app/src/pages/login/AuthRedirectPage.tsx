import { LoginScreen } from '@waldkerf/ui/screens/login/LoginScreen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useState } from 'react'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts } from './login.texts.ts'

/** Closes the window; goes to the dashboard if the browser refuses, because no page has opened the window. */
function close() {
  window.close()
  setTimeout(() => location.replace(paths.dashboard()), 500)
}

/**
 * /auth-redirect: the window of the 'session over' dialog, to which its sign-in returns. `init` stores the token, which
 * notifies the waiting page; then the window closes.
 */
export function AuthRedirectPage() {
  const t = useTexts(texts)
  const session = useSession()
  const { productName, documents: htmlPages } = useConfig()
  const [unreachable, setUnreachable] = useState(false)
  useEffect(() => {
    void session.identity.start().then((result) => {
      if (result === 'authenticated') close()
      if (result === 'network') setUnreachable(true)
    })
  }, [session])
  if (!unreachable) return null
  return (
    <LoginScreen
      productName={productName}
      htmlPages={htmlPages}
      failure={t.unreachable}
      onSignIn={() => location.reload()}
    />
  )
}
