import type { DemoAccount } from '../accounts/demoAccounts.ts'
import { escapeHtml, renderPage } from './page.ts'
import { texts, type Language } from './texts.ts'

export interface SignInPage {
  language: Language
  /** Where the form goes. */
  action: string
  /** Guards the form against posts made elsewhere. */
  guard: string
  email: string
  problem?: 'wrong' | 'tooMany' | 'outdated'
  /** Each has a button that signs it in, in the embedded start alone. */
  demo?: { accounts: readonly Pick<DemoAccount, 'email' | 'day'>[]; password: string }
}

/** The sign-in form, with the ids that Keycloak's has. */
export function signInPage(page: SignInPage): string {
  const { language, action, guard, email, problem } = page
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
${demoForm(page)}`,
  })
}

/** The same form filled in already: the button that is pressed says for whom. */
function demoForm({ language, action, guard, demo }: SignInPage): string {
  if (demo === undefined) return ''
  const words = texts(language)
  const button = ({ email, day }: (typeof demo.accounts)[number]) =>
    `<button name="username" value="${escapeHtml(email)}"><strong>${words.days[day]}</strong> ${escapeHtml(email)}</button>`
  return `<form id="demo-accounts" method="post" action="${escapeHtml(action)}" aria-labelledby="demo-title">
<h2 id="demo-title">${words.demo}</h2>
<input type="hidden" name="guard" value="${escapeHtml(guard)}">
<input type="hidden" name="password" value="${escapeHtml(demo.password)}">
${demo.accounts.map(button).join('\n')}
<p>${words.demoPassword} <strong>${escapeHtml(demo.password)}</strong>.</p>
</form>`
}
