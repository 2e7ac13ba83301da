import { escapeHtml, renderPage } from '../pages/page.ts'
import type { Language } from '../pages/texts.ts'
import { invitationTexts } from './invitationTexts.ts'

/** The least length of a password, as in production's realm. */
export const leastPassword = 12

export interface InvitationPage {
  language: Language
  /** Where the form goes; it carries the link's secret. */
  action: string
  email: string
  problem?: 'short' | 'own' | 'different'
}

/** Sets the password of an invited person. */
export function invitationPage({ language, action, email, problem }: InvitationPage): string {
  const words = invitationTexts(language)
  const invalid = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="input-error"'
  const field = `type="password" autocomplete="new-password" maxlength="1000" required${invalid}`
  return renderPage({
    language,
    title: words.title,
    body: `<h1 id="kc-page-title">${words.title}</h1>
<p>${words.lead}</p>
<form id="kc-passwd-update-form" method="post" action="${escapeHtml(action)}">
${problem === undefined ? '' : `<div class="error" id="input-error" role="alert">${words[problem]}</div>`}
<label for="username">${words.email}</label>
<input id="username" name="username" type="text" autocomplete="username" readonly value="${escapeHtml(email)}">
<label for="password-new">${words.password}</label>
<input id="password-new" name="password-new" minlength="${leastPassword}" ${field} autofocus>
<label for="password-confirm">${words.repeat}</label>
<input id="password-confirm" name="password-confirm" ${field}>
<button type="submit">${words.save}</button>
</form>`,
  })
}

/** The outcome of the link, and the way to the application. */
export function invitationResultPage(language: Language, result: 'done' | 'gone'): string {
  const words = invitationTexts(language)
  return renderPage({
    language,
    title: words[result],
    body: `<h1>${words[result]}</h1>
<p>${words[`${result}Lead`]}</p>
<a class="button" href="/dashboard">${words.toProduct}</a>`,
  })
}
