import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Interaction, Provider } from 'oidc-provider'
import { sendHtml } from '@waldkerf/service/web/answers'
import { readBody } from '@waldkerf/service/web/body'
import { normalEmail } from '../accounts/accounts.ts'
import { messagePage } from '../pages/messagePage.ts'
import { language, type Language, texts } from '../pages/texts.ts'
import { realmPath } from '../realm.ts'
import type { IdentityStore } from '../storage/store.ts'
import { countAttempts } from './attempts.ts'
import type { DemoAccount } from '../accounts/demoAccounts.ts'
import { escapeHtml, renderPage, showPasswordScript } from '../pages/page.ts'

interface SignInPage {
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

const eye =
  '<svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10z"/><circle cx="10" cy="10" r="2.5"/></svg>'

/** The sign-in form, with the ids that Keycloak's has. What went wrong takes the lead's place, so that no field moves. */
export function signInPage(page: SignInPage): string {
  const { language, action, guard, email, problem } = page
  const words = texts(language)
  const invalid = problem === 'wrong' ? ' aria-invalid="true" aria-describedby="input-error"' : ''
  return renderPage({
    language,
    title: words.signIn,
    body: `<h1 id="kc-page-title">${words.signIn}</h1>
${problem === undefined ? `<p class="lead">${words.signInLead}</p>` : `<div class="error" id="input-error" role="alert">${words[problem]}</div>`}
<form id="kc-form-login" method="post" action="${escapeHtml(action)}">
<input type="hidden" name="guard" value="${escapeHtml(guard)}">
<label for="username">${words.email}</label>
<input id="username" name="username" type="text" inputmode="email" autocomplete="username" autocapitalize="none"
 spellcheck="false" maxlength="320" required value="${escapeHtml(email)}"${invalid}${email === '' ? ' autofocus' : ''}>
<label for="password">${words.password}</label>
<div class="password">
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1000" required${invalid}${email === '' ? '' : ' autofocus'}>
<button type="button" id="show-password" aria-controls="password" aria-pressed="false" aria-label="${words.showPassword}" title="${words.showPassword}" hidden>${eye}</button>
</div>
<button id="kc-login" name="login" type="submit">${words.signIn}</button>
</form>
<div id="help">
<p><strong>${words.forgotten}</strong> ${words.forgottenHelp}</p>
<p><strong>${words.noAccount}</strong> ${words.noAccountHelp}</p>
</div>
${demoForm(page)}`,
    script: showPasswordScript,
    other: `?${languageParameter}=${language === 'de' ? 'en' : 'de'}`,
  })
}

/** The same form, already filled in: the button that is pressed gives the e-mail. */
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

export interface SignInOptions {
  provider: Provider
  store: IdentityStore
  /** base64url */
  ownKey: string
  demo: SignInPage['demo']
}

const formLimit = 8_192

/** As Keycloak's own links name it. */
const languageParameter = 'kc_locale'

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  interaction: Interaction
}

/** Shows the sign-in form of one interaction (GET) and accepts it (POST). */
export function signInForm(options: SignInOptions) {
  const { provider, store, ownKey, demo } = options
  const attempts = countAttempts()

  const show = ({ request, response, interaction }: Asked, status: number, extra: Partial<SignInPage> = {}) => {
    const { login_hint: hint, ui_locales: locales } = interaction.params as { login_hint?: string; ui_locales?: string }
    const chosen = new URL(request.url ?? '/', 'http://localhost').searchParams.get(languageParameter)
    const spoken = language(chosen ?? locales)
    const query = chosen ? `?${languageParameter}=${spoken}` : ''
    const action = `${realmPath}/login-actions/authenticate/${interaction.uid}${query}`
    const guard = formGuard(interaction.uid, ownKey)
    // The application goes on in the language that was chosen here.
    if (chosen) response.setHeader('Set-Cookie', `language=${spoken}; Path=/; SameSite=Lax`)
    sendHtml(response, status, signInPage({ language: spoken, action, guard, email: hint ?? '', demo, ...extra }))
  }

  const take = async (asked: Asked) => {
    const { request, response, interaction } = asked
    const form = new URLSearchParams(await readBody(request, formLimit))
    const email = normalEmail(form.get('username') ?? '')
    if (!isGenuine(request, form, formGuard(interaction.uid, ownKey)))
      return show(asked, 403, { email, problem: 'outdated' })
    const address = request.socket.remoteAddress ?? ''
    const outcome = await attempts.attempt(email, address, () => store.authenticate(email, form.get('password') ?? ''))
    if (outcome === 'tooMany') {
      response.setHeader('Retry-After', '60')
      return show(asked, 429, { email, problem: 'tooMany' })
    }
    // 200 as Keycloak answers, so that browsers and tests see the form again.
    if (outcome === 'wrong') return show(asked, 200, { email, problem: 'wrong' })
    // Not remembered: the cookie ends with the browser, the session after ten idle hours.
    const login = { accountId: outcome.account.id, remember: false, amr: ['pwd'] }
    return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const interaction = await provider.interactionDetails(request, response).catch(() => undefined)
    if (interaction?.prompt.name !== 'login') return sendHtml(response, 400, messagePage('expired'))
    const asked = { request, response, interaction }
    return request.method === 'POST' ? take(asked) : show(asked, 200)
  }
}

/** Not by `Origin`: under our referrer policy browsers send `null` there. */
function isGenuine(request: IncomingMessage, form: URLSearchParams, guard: string): boolean {
  const site = request.headers['sec-fetch-site'] ?? 'same-origin'
  return site === 'same-origin' && equal(form.get('guard') ?? '', guard)
}

/** Bound to the interaction, whose cookie only the browser that began the sign-in has. */
function formGuard(uid: string, ownKey: string): string {
  return createHmac('sha256', Buffer.from(ownKey, 'base64url')).update(`sign-in ${uid}`).digest('base64url')
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
