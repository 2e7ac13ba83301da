import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Authority } from './authority.ts'

/** A mail as its receiver reads it. */
export interface ReceivedMail {
  to: string
  subject: string
  text: string
  /** The first link of the text. */
  link: string
  email: Email
}

/** A mail server of this machine: it wants STARTTLS and a sign-in, as that of an office does, and keeps what it is given. */
export interface MailServer {
  mails: ReceivedMail[]
  /** While it is true, every mail is refused for good. */
  isRefusing: boolean
  stop(): Promise<void>
}

export const mailAccount = { user: 'waldkerf', password: 'mail-password' } as const

export async function startMailServer(port: number, { key, certificate }: Authority): Promise<MailServer> {
  const state: MailServer = {
    mails: [],
    isRefusing: false,
    stop: () => new Promise((done) => server.close(() => done())),
  }
  const server = new SMTPServer({
    key: readFileSync(key),
    cert: readFileSync(certificate),
    onAuth({ username, password }, _session, answer) {
      const isKnown = username === mailAccount.user && password === mailAccount.password
      answer(isKnown ? null : new Error('Invalid user name or password'), { user: username })
    },
    onRcptTo(_address, _session, answer) {
      answer(state.isRefusing ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, answer) {
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((email) => {
          const text = email.text ?? ''
          const [link = ''] = /https:\/\/\S+/.exec(text) ?? []
          const [to] = envelope.rcptTo
          state.mails.push({ to: to?.address ?? '', subject: email.subject ?? '', text, link, email })
          answer()
        }, answer)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return state
}
