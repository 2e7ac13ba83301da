import { TemplateLoginScreen } from '@waldkerf/ui/demo/login/TemplateLoginScreen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'
import { failureMessage } from '../../gateway/templateClient.ts'
import { templateTarget } from '../../routes/enterTemplate.ts'
import { titles } from '../../routes/titles.ts'
import { useTemplateSession } from '../../session/TemplateSessionProvider.tsx'

/** /login of the template part; then on to `redirect`, or to '/'. */
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
