import { escapeHtml } from '../identity/pages/page.ts'
import { plainPage } from '../web/plainPage.ts'
import type { Mail } from './mailbox.ts'

const words = {
  de: {
    title: 'Postfach dieser Installation',
    lead: 'Von hier geht nichts hinaus: Was per E-Mail verschickt würde, steht nur auf dieser Seite, das Neueste zuerst.',
    empty: 'Noch wurde nichts verschickt.',
    to: 'An',
  },
  en: {
    title: 'Mailbox of this installation',
    lead: 'Nothing leaves this machine: what would be sent by e-mail stands on this page alone, the latest first.',
    empty: 'Nothing has been sent yet.',
    to: 'To',
  },
}

export interface MailboxPage {
  language: 'de' | 'en'
  /** Addresses below it become links, no others. */
  origin: string
  mails: readonly Mail[]
}

/** All mails of the embedded start as one HTML page. */
export function mailboxPage({ language, origin, mails }: MailboxPage): string {
  const { title, lead, empty, to } = words[language]
  const time = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  const articles = mails.map(
    (mail) => `<article lang="${mail.language}">
<h2>${escapeHtml(mail.subject)}</h2>
<p lang="${language}">${to} ${escapeHtml(mail.recipient)} · ${time.format(mail.sentAt)}</p>
<pre>${withLinks(escapeHtml(mail.body), escapeHtml(origin))}</pre>${attachmentList(mail)}
</article>`,
  )
  const body = `<h1>${title}</h1>
<p>${lead}</p>
${articles.join('\n') || `<p>${empty}</p>`}`
  return plainPage({ language, title, body })
}

/** The files that go with a mail; '' without any. */
function attachmentList({ attachments }: Mail): string {
  const links = attachments.map(({ name, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`)
  return links.length > 0 ? `\n<ul>\n${links.join('\n')}\n</ul>` : ''
}

/** @param html escaped text @param origin escaped too */
const withLinks = (html: string, origin: string) =>
  html
    .split(/(\s+)/)
    .map((word) => (word.startsWith(`${origin}/`) ? `<a href="${word}">${word}</a>` : word))
    .join('')
