import { escapeHtml, renderPage } from './page.ts'
import { texts, type Language, type Texts } from './texts.ts'

export interface SignInPage {
  language: Language
  /** Where the form goes. */
  action: string
  /** Guards the form against posts made elsewhere. */
  guard: string
  email: string
  problem?: 'wrong' | 'tooMany' | 'outdated'
  /** Listed with their common password, in the embedded start alone. */
  demo?: { emails: readonly string[]; password: string }
}

/** The sign-in form, with the ids that Keycloak's has. */
export function signInPage({ language, action, guard, email, problem, demo }: SignInPage): string {
  const words = texts(language)
  const invalid = problem === 'wrong' ? ' aria-invalid="true" aria-describedby="input-error"' : ''
  return renderPage({
    language,
    title: words.signIn,
    body: `<h1 id="kc-page-title">${words.signIn}</h1>
<p>${words.signInLead}</p>
<form id="kc-form-login" method="post" action="${escapeHtml(action)}">
${problem === undefined ? '' : `<div class="error" id="input-error" role="alert">${words[problem]}</div>`}
<input type="hidden" name="guard" value="${escapeHtml(guard)}">
<label for="username">${words.email}</label>
<input id="username" name="username" type="text" inputmode="email" autocomplete="username" autocapitalize="none"
 spellcheck="false" maxlength="320" required value="${escapeHtml(email)}"${invalid}${email === '' ? ' autofocus' : ''}>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1000" required${invalid}${email === '' ? '' : ' autofocus'}>
<button id="kc-login" name="login" type="submit">${words.signIn}</button>
</form>
${demo === undefined ? '' : demoList(words, demo)}`,
  })
}

function demoList(words: Texts, { emails, password }: NonNullable<SignInPage['demo']>): string {
  const items = emails.map((email) => `<li>${escapeHtml(email)}</li>`).join('')
  return `<details id="demo-accounts"><summary>${words.demo}</summary>
<ul>${items}</ul>${words.demoPassword} <strong>${escapeHtml(password)}</strong>.</details>`
}
