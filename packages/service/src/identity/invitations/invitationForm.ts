import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { sendHtml } from '@waldkerf/service/web/answers'
import { readBody } from '@waldkerf/service/web/body'
import { normalEmail } from '../accounts/accounts.ts'
import { language, type Language } from '../pages/texts.ts'
import { passwordRules, realmPath } from '../realm.ts'
import { acceptInvitation, findInvitation } from './invitations.ts'
import { escapeHtml, renderPage } from '../pages/page.ts'

const de = {
  title: 'Willkommen bei Waldkerf',
  lead: `Sie wurden eingeladen. Wählen Sie ein Passwort mit mindestens ${passwordRules.least} Zeichen, dann ist Ihr Zugang eingerichtet.`,
  email: 'E-Mail-Adresse',
  password: 'Neues Passwort',
  repeat: 'Passwort wiederholen',
  short: `Das Passwort ist zu kurz. Es braucht mindestens ${passwordRules.least} Zeichen.`,
  long: `Das Passwort ist zu lang. Es darf höchstens ${passwordRules.most} Zeichen haben.`,
  own: 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
  different: 'Die beiden Passwörter sind verschieden.',
  save: 'Zugang einrichten',
  done: 'Ihr Zugang ist eingerichtet',
  doneLead: 'Melden Sie sich jetzt mit Ihrer E-Mail-Adresse und dem neuen Passwort an.',
  gone: 'Dieser Link gilt nicht mehr',
  goneLead: 'Er wurde schon benutzt oder ist älter als sieben Tage. Die Administration kann Sie noch einmal einladen.',
  toProduct: 'Zur Anwendung',
}

const en: typeof de = {
  title: 'Welcome to Waldkerf',
  lead: `You have been invited. Choose a password of at least ${passwordRules.least} characters, and your account is ready.`,
  email: 'E-mail address',
  password: 'New password',
  repeat: 'Repeat the password',
  short: `The password is too short. It needs at least ${passwordRules.least} characters.`,
  long: `The password is too long. It may have ${passwordRules.most} characters at most.`,
  own: 'The password must not be your e-mail address.',
  different: 'The two passwords differ.',
  save: 'Set up the account',
  done: 'Your account is ready',
  doneLead: 'Sign in now with your e-mail address and the new password.',
  gone: 'This link does not work any more',
  goneLead: 'It has been used, or is older than seven days. The administration can invite you once more.',
  toProduct: 'To the application',
}

const byLanguage = { de, en }

const invitationTexts = (language: Language) => byLanguage[language]

interface InvitationPage {
  language: Language
  /** Where the form goes; it carries the link's secret. */
  action: string
  email: string
  problem?: 'short' | 'long' | 'own' | 'different'
}

/** Sets the password of an invited person. */
function invitationPage({ language, action, email, problem }: InvitationPage): string {
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
<input id="password-new" name="password-new" minlength="${passwordRules.least}" ${field} autofocus>
<label for="password-confirm">${words.repeat}</label>
<input id="password-confirm" name="password-confirm" ${field}>
<button type="submit">${words.save}</button>
</form>`,
  })
}

/** The outcome of the link, and the way to the application. */
function invitationResultPage(language: Language, result: 'done' | 'gone'): string {
  const words = invitationTexts(language)
  return renderPage({
    language,
    title: words[result],
    body: `<h1>${words[result]}</h1>
<p>${words[`${result}Lead`]}</p>
<a class="button" href="/dashboard">${words.toProduct}</a>`,
  })
}

/** Below the realm, where Keycloak's own links of this kind lead. */
export const invitationPath = '/login-actions/action-token'

const formLimit = 8_192

/** Address of an invitation's page. */
export const invitationAddress = (origin: string, token: string, locale: string) =>
  `${origin}${realmPath}${invitationPath}?key=${token}&ui_locales=${locale}`

/** Shows the form of an invitation (GET) and accepts it (POST). Only the link's secret opens either. */
export function invitationForm(pool: Pool, origin: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { searchParams } = new URL(request.url ?? '/', origin)
    const token = searchParams.get('key') ?? ''
    const locale = language(searchParams.get('ui_locales') ?? undefined)
    const invitation = await findInvitation(pool, token)
    const gone = () => sendHtml(response, 404, invitationResultPage(locale, 'gone'))
    if (!invitation) return gone()
    const action = invitationAddress('', token, locale)
    const page = { language: locale, action, email: invitation.email }
    if (request.method !== 'POST') return sendHtml(response, 200, invitationPage(page))
    const form = new URLSearchParams(await readBody(request, formLimit))
    const password = form.get('password-new') ?? ''
    const { length } = Array.from(password)
    if (length < passwordRules.least || length > passwordRules.most) {
      const problem = length < passwordRules.least ? 'short' : 'long'
      return sendHtml(response, 200, invitationPage({ ...page, problem }))
    }
    // The same as the realm's notUsername and notEmail.
    if (normalEmail(password) === normalEmail(invitation.email)) {
      return sendHtml(response, 200, invitationPage({ ...page, problem: 'own' }))
    }
    if (password !== form.get('password-confirm')) {
      return sendHtml(response, 200, invitationPage({ ...page, problem: 'different' }))
    }
    if (!(await acceptInvitation(pool, token, password))) return gone()
    return sendHtml(response, 200, invitationResultPage(locale, 'done'))
  }
}
