import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import type { IdentityService } from '../identity/service.ts'
import { type DatabaseAddress, withClient } from '../postgres/connection.ts'
import { sendHtml, sendProblem } from '../web/answers.ts'
import { deliver, findAttachment, type Mail, sentInvitations, sentMails } from './mailbox.ts'
import { plainPolicy } from '../web/plainPage.ts'
import { mailboxPage } from './mailboxPage.ts'

const texts = {
  de: {
    subject: 'Einladung zu Waldkerf',
    body: 'Guten Tag,\n\nSie wurden zu Waldkerf eingeladen. Über diesen Link richten Sie Ihren Zugang ein; er gilt sieben Tage und einmal:\n\n',
    accepted: 'Guten Tag,\n\nSie wurden zu Waldkerf eingeladen. Ihr Zugang ist eingerichtet, der Link ist verbraucht.',
    replaced:
      'Guten Tag,\n\nSie wurden zu Waldkerf eingeladen. Der Link dazu gilt nicht mehr, denn Sie haben inzwischen eine neue Einladung.',
    over: 'Guten Tag,\n\nSie wurden zu Waldkerf eingeladen. Der Link dazu gilt nicht mehr, denn er ist älter als sieben Tage.',
  },
  en: {
    subject: 'Invitation to Waldkerf',
    body: 'Hello,\n\nyou have been invited to Waldkerf. This link sets up your account; it works for seven days and once:\n\n',
    accepted: 'Hello,\n\nyou have been invited to Waldkerf. Your account is set up, the link is used up.',
    replaced:
      'Hello,\n\nyou have been invited to Waldkerf. Its link does not work any more, since you have got a new invitation meanwhile.',
    over: 'Hello,\n\nyou have been invited to Waldkerf. Its link does not work any more, since it is older than seven days.',
  },
} as const

/** The words of an invitation. @param link where the password is set, or why there is none any more */
function invitationMail(language: 'de' | 'en', link: { address: string } | 'accepted' | 'replaced' | 'over') {
  const words = texts[language]
  return { subject: words.subject, body: typeof link === 'string' ? words[link] : words.body + link.address }
}

export interface SinkOptions {
  /** The owner's address. */
  database: DatabaseAddress
  origin: string
  invite: IdentityService['invite']
}

/** This machine's own addresses, IPv4 ones also as IPv6 writes them. */
const ownMachine = new BlockList()
ownMachine.addSubnet('127.0.0.0', 8)
ownMachine.addAddress('::1', 'ipv6')

/** Headers that proxies add: any one of them means that the caller is somewhere else. */
const proxyHeader = /^(forwarded|via|x-forwarded.*|x-real-ip|x-original-.*|(true|.*-(client|connecting))-ip)$/

/** Whether the caller sits at this machine: mails and password links are shown only there, under no public name. */
function isHere(request: IncomingMessage, origin: string): boolean {
  const { remoteAddress = '', remoteFamily } = request.socket
  const { hostname } = new URL(origin)
  const local = ['localhost', '[::1]'].includes(hostname) || ownMachine.check(hostname)
  const passedOn = Object.keys(request.headers).some((name) => proxyHeader.test(name))
  return local && !passedOn && ownMachine.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')
}

/** The mailer of the embedded start: sends nothing, but shows what would be sent. */
export function mailSink({ database, origin, invite }: SinkOptions) {
  // The database has only a digest of them: after a restart an open invitation is shown with a new one.
  const links = new Map<string, string>()

  async function invitations(client: Parameters<typeof sentInvitations>[0]): Promise<Mail[]> {
    const mails: Mail[] = []
    for (const { id, sentAt, accepted, replaced, language, ...invitation } of await sentInvitations(client)) {
      const over = invitation.expiresAt.getTime() <= Date.now()
      const ended = accepted ? 'accepted' : replaced ? 'replaced' : over ? 'over' : undefined
      if (!ended && !links.has(id)) links.set(id, await invite(invitation, language))
      const link = ended ?? { address: links.get(id) ?? '' }
      const words = invitationMail(language, link)
      mails.push({ recipient: invitation.email, language, sentAt, attachments: [], ...words })
    }
    return mails
  }

  const allMails = () =>
    withClient(database, async (client) => {
      await deliver(client)
      const mails = [...(await sentMails(client)), ...(await invitations(client))]
      return mails.toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
    })

  async function sendAttachment(response: ServerResponse, mail: string, name: string): Promise<void> {
    const file = await withClient(database, (client) => findAttachment(client, mail, name))
    if (!file) return sendProblem(response, refusal('nothing_here.page'))
    response.writeHead(200, {
      'Content-Type': file.mime,
      'Content-Length': file.bytes.length,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
    })
    response.end(file.bytes)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Content-Security-Policy', plainPolicy)
    if (!isHere(request, origin)) return sendProblem(response, refusal('nothing_here.page'))
    if (request.method !== 'GET') {
      response.setHeader('Allow', 'GET')
      return sendProblem(response, refusal('read_only'))
    }
    const [, mail, name] = /^\/mails\/(\d{1,18})\/([^/?]+)$/.exec(request.url ?? '') ?? []
    if (mail && name) return sendAttachment(response, mail, name)
    if (new URL(request.url ?? '/', origin).pathname !== '/mails') {
      return sendProblem(response, refusal('nothing_here.page'))
    }
    const language = /(^|; )language=en/.test(request.headers.cookie ?? '') ? 'en' : 'de'
    return sendHtml(response, 200, mailboxPage({ language, origin, mails: await allMails() }))
  }
}
