import { escapeHtml, renderPage, submitScript } from './page.ts'
import { texts, type Language } from './texts.ts'

/** A page that says one thing and leads back to the product. `detail` is the service's own technical message. */
export function messagePage(
  subject: 'signedOut' | 'expired' | 'failed',
  detail?: string,
  language: Language = 'de',
): string {
  const words = texts(language)
  return renderPage({
    language,
    title: words[subject],
    body: `<h1>${words[subject]}</h1>
<p>${words[`${subject}Lead`]}</p>
<a class="button" href="/">${words.toProduct}</a>
${detail === undefined ? '' : `<details><summary>Details</summary>${escapeHtml(detail)}</details>`}`,
  })
}

/**
 * Signs out at once when the application asked for it with its ID token; otherwise, as anyone can link here, asks first.
 * @param form the provider's form, without a button
 */
export function signOutPage(form: string, ask: boolean): string {
  const words = texts('de')
  const answer = '<input type="hidden" name="logout" value="yes" form="op.logoutForm">'
  return renderPage({
    language: 'de',
    title: words.signOut,
    body: ask
      ? `<h1>${words.signOut}</h1><p>${words.signOutLead}</p>${form}${answer}
<button type="submit" form="op.logoutForm">${words.signOut}</button>`
      : `<h1>${words.signingOut}</h1>${form}${answer}
<noscript><button type="submit" form="op.logoutForm">${words.signOut}</button></noscript>`,
    script: ask ? undefined : submitScript,
  })
}
