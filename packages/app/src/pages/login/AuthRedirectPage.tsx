import { useEffect } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'

/** /auth-redirect: where a sign-in window returns. `init` stores the token; then the window has done its work. */
export function AuthRedirectPage() {
  const session = useSession()
  useEffect(() => {
    void session.identity.start().then(() => window.close())
  }, [session])
  return null
}
