import { errorCode } from '@waldkerf/service/supervisor/startupError'
import { type MailServer, mailTransport } from '../mailer/transport.ts'
import { type Judgement, missing, ok, patience } from './finding.ts'

/** By nodemailer's code. */
const sentences: Readonly<Record<string, string>> = {
  EAUTH: 'refuses the sign-in: correct WALDKERF_SMTP_USER and deploy/secrets/smtp_password',
  ETLS: 'offers no encryption that can be used: take port 587 with STARTTLS or 465, and a certificate for its name',
  EPROTOCOL: 'refuses the conversation: ask whoever runs it whether this machine may send',
  EDNS: 'has no address: correct WALDKERF_SMTP_HOST',
}

export function judgeMailFailure({ host, port }: MailServer, error: unknown): Judgement {
  const message = error instanceof Error ? error.message : String(error)
  const code = /certificate/i.test(message) ? 'ETLS' : errorCode(error)
  const told = sentences[code] ?? 'is not reached: correct WALDKERF_SMTP_HOST and _PORT, or open the way there'
  return missing(`${host}:${port} ${told} (${message}). Mails wait and are sent later; none is lost.`)
}

/** Connects, encrypts and signs in as the mailer does, and sends nothing. */
export async function lookAtMailServer(server: MailServer): Promise<Judgement> {
  const transport = mailTransport(server, patience)
  try {
    await transport.verify()
    return ok(`${server.host}:${server.port} takes the sign-in of ${server.user || 'nobody in particular'}.`)
  } catch (error) {
    return judgeMailFailure(server, error)
  } finally {
    transport.close()
  }
}
