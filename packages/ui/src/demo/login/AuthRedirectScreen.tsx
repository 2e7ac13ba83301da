import { useTexts } from '../../i18n/Language.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { LoginFrame } from '../../screens/login/LoginFrame.tsx'
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
