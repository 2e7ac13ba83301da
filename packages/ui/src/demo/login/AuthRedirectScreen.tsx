import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { LoginFrame } from '@waldkerf/ui/screens/login/LoginFrame'
import { texts } from './TemplateLoginScreen.texts.ts'

export interface AuthRedirectScreenProps {
  productName: string
  /** Where to go on in a window that a browser does not let close itself. */
  homeTo: string
}

/** `/auth-redirect` of the component show, for whom the window stays open. */
export function AuthRedirectScreen({ productName, homeTo }: AuthRedirectScreenProps) {
  const t = useTexts(texts)
  return (
    <LoginFrame productName={productName}>
      <h1>{t.returned}</h1>
      <p>{t.returnedText}</p>
      <p>
        <Link to={homeTo}>{t.onward}</Link>
      </p>
    </LoginFrame>
  )
}
