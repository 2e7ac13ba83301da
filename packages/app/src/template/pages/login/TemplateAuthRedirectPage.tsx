import { AuthRedirectScreen } from '@waldkerf/ui/demo/login/AuthRedirectScreen'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'

/** Where the window that opened this one finds what the foreign sign-in answered. */
const codeKey = 'x-admin-oauth-code'

/** /auth-redirect of the template part: keeps the query of a foreign sign-in, and the window has done its work. */
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
