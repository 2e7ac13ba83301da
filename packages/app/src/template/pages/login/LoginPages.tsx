import { TemplateLoginScreen } from '@waldkerf/ui/demo/login/TemplateLoginScreen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState, useEffect } from 'react'
import { useNavigate, useSearchParams, useLocation } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'
import { failureMessage } from '@waldkerf/app/template/gateway/templateClient'
import { templateTarget } from '@waldkerf/app/template/routes/enterTemplate'
import { titles } from '@waldkerf/app/template/routes/titles'
import { useTemplateSession } from '@waldkerf/app/template/session/TemplateSessionProvider.tsx'
import { AuthRedirectScreen } from '@waldkerf/ui/demo/login/AuthRedirectScreen'
import { paths } from '@waldkerf/app/platform/routes/paths'

/** /login of the template part; after signing in it opens `redirect`, or '/'. */
export function TemplateLoginPage() {
  const { productName } = useConfig()
  const session = useTemplateSession()
  const navigate = useNavigate()
  useDocumentTitle(useTexts(titles)['Login'])
  const [query] = useSearchParams()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const signIn = async ({ username, password }: { username: string; password: string }) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await session.signIn(username, password)
      await navigate(templateTarget(query.get('redirect')), { replace: true })
    } catch (error) {
      setFailure(failureMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <TemplateLoginScreen
      productName={productName}
      failure={failure}
      busy={busy}
      onSignIn={(credentials) => void signIn(credentials)}
    />
  )
}

/** Storage key under which the opening window finds the answer of the external sign-in. */
const codeKey = 'x-admin-oauth-code'

/** /auth-redirect of the template part: stores the query of an external sign-in and closes the window. */
export function TemplateAuthRedirectPage() {
  const { productName } = useConfig()
  const { search } = useLocation()
  useDocumentTitle(undefined)
  useEffect(() => {
    localStorage.setItem(codeKey, search.slice(1))
    window.close()
  }, [search])
  return <AuthRedirectScreen productName={productName} homeTo={paths.dashboard()} />
}
