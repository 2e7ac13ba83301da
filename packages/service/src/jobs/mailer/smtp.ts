import { createTransport } from 'nodemailer'
import type { OutgoingMail } from './outbox.ts'

/** The mail server of the setup. */
export interface MailServer {
  host: string
  port: number
  user: string
  password: string
  /** The address that mails come from. */
  from: string
}

/** A server that says nothing for so long is none. Milliseconds. */
const patience = 30_000

/**
 * Hands mails to the mail server, each in a connection of its own, encrypted: from the first byte at port 465, else by
 * STARTTLS. A server without it is refused unless it runs on this machine.
 */
export function smtpSender({ host, port, user, password, from }: MailServer): (mail: OutgoingMail) => Promise<void> {
  const isOwn = host === 'localhost' || host === '127.0.0.1'
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: !isOwn && port !== 465,
    ignoreTLS: isOwn,
    ...(user !== '' && { auth: { user, pass: password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Nothing of a mail is read from files or addresses that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ recipient, subject, body, language, attachments }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text: body,
      headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      attachments: attachments.map(({ name, mime, bytes }) => ({ filename: name, contentType: mime, content: bytes })),
    })
  }
}
