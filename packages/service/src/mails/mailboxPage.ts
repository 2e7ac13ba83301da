import { createHash } from 'node:crypto'
import { escapeHtml } from '../identity/pages/page.ts'
import { typefaceRule } from '../identity/pages/styles.ts'
import type { Mail } from './mailbox.ts'

/** Colours and typeface are the product's; the page loads nothing else. */
const styles = `${typefaceRule}
:root {
  color-scheme: light dark;
  --page: #f6f9f7; --surface: #fff; --line: #dde3df; --text: #17211c; --quiet: #59655f; --accent: #007d40; --link: #00713a;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #0e1411; --surface: #141b17; --line: #2a3530; --text: #eef3f0; --quiet: #a5b2aa; --link: #6cbd94; }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 24px 16px 48px; border-top: 4px solid var(--accent); background: var(--page); color: var(--text);
  font: 400 14px/20px 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main { display: grid; gap: 16px; max-width: 760px; margin: 0 auto; }
h1 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; }
p { margin: 0; color: var(--quiet); }
article { padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
h2 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere; }
pre { margin: 12px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
ul { margin: 12px 0 0; padding: 0; list-style: none; }
li { line-height: 28px; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`

/** Nothing but this style and its typeface is loaded; nothing is sent or framed. */
export const mailboxPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  `img-src 'self'`,
  `font-src 'self'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

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
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Waldkerf</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${lead}</p>
${articles.join('\n') || `<p>${empty}</p>`}
</main>
</body>
</html>
`
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
