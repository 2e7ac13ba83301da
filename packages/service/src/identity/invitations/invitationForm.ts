import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { sendHtml } from '../../web/answers.ts'
import { readBody } from '../../web/body.ts'
import { normalEmail } from '../accounts/accounts.ts'
import { language } from '../pages/texts.ts'
import { realmPath } from '../realm.ts'
import { acceptInvitation, findInvitation } from './invitations.ts'
import { invitationPage, invitationResultPage, leastPassword } from './invitationPage.ts'

/** Below the realm, where Keycloak's own links of this kind lead. */
export const invitationPath = '/login-actions/action-token'

const formLimit = 8_192

/** Address of an invitation's page. */
export const invitationAddress = (origin: string, token: string, locale: string) =>
  `${origin}${realmPath}${invitationPath}?key=${token}&ui_locales=${locale}`

/** Shows the form of an invitation (GET) and takes it back (POST). The link's secret is all that opens either. */
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
    if (Array.from(password).length < leastPassword) {
      return sendHtml(response, 200, invitationPage({ ...page, problem: 'short' }))
    }
    // As the realm's notUsername and notEmail.
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
