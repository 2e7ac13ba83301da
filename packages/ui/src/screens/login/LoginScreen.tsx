import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { LoginFrame } from './LoginFrame.tsx'
import { Failure, Help, HtmlPages } from './LoginScreen.styles.ts'
import { texts } from './LoginScreen.texts.ts'

export interface LoginScreenProps {
  productName: string
  /** Why the last sign-in failed, in the guard's words. */
  failure?: string
  /** Said in place of the invitation, where something happened and nothing failed. */
  told?: string | undefined
  /** Imprint, privacy, accessibility statement and the like; a `mailto:` address among them is where help is. */
  htmlPages: readonly { title: string; url: string }[]
  onSignIn: () => void
}

const isAddress = ({ url }: { url: string }) => url.startsWith('mailto:')

/** Leads to the identity service, but never by itself: whoever is here has been signed out or refused. */
export function LoginScreen({ productName, failure, told, htmlPages, onSignIn }: LoginScreenProps) {
  const t = useTexts(texts)
  const contact = htmlPages.find(isAddress)
  const legal = htmlPages.filter((page) => !isAddress(page))
  return (
    <LoginFrame productName={productName}>
      <h1>{t.title(productName)}</h1>
      {failure === undefined ? (
        <p>{told ?? t.intro}</p>
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
      <Help>{t.noAccount}</Help>
      {contact && (
        <Help>
          {t.help} <a href={contact.url}>{contact.title}</a>
        </Help>
      )}
      {legal.length > 0 && (
        <HtmlPages aria-label={t.htmlPages}>
          {legal.map((page) => (
            <a key={page.url} href={page.url}>
              {page.title}
            </a>
          ))}
        </HtmlPages>
      )}
    </LoginFrame>
  )
}
