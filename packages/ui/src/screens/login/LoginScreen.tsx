import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { LoginFrame } from './LoginFrame.tsx'
import { Documents, Failure } from './LoginScreen.styles.ts'
import { texts } from './LoginScreen.texts.ts'

export interface LoginScreenProps {
  productName: string
  /** Why the last sign-in failed, in the guard's words. */
  failure?: string
  /** Imprint, privacy, accessibility statement and the like. */
  documents: readonly { title: string; url: string }[]
  onSignIn: () => void
}

/** Leads to the identity service, but never by itself: whoever is here has been signed out or refused. */
export function LoginScreen({ productName, failure, documents, onSignIn }: LoginScreenProps) {
  const t = useTexts(texts)
  return (
    <LoginFrame productName={productName}>
      <h1>{t.title(productName)}</h1>
      {failure === undefined ? (
        <p>{t.intro}</p>
      ) : (
        <Failure role="alert">
          <Icon name="warning" size={20} />
          <div>
            <strong>{t.failed}</strong>
            <p>{failure}</p>
            <p>{t.failedHint}</p>
          </div>
        </Failure>
      )}
      <Button variant="primary" onClick={onSignIn}>
        {t.signIn}
      </Button>
      {documents.length > 0 && (
        <Documents aria-label={t.documents}>
          {documents.map((document) => (
            <a key={document.url} href={document.url}>
              {document.title}
            </a>
          ))}
        </Documents>
      )}
    </LoginFrame>
  )
}
