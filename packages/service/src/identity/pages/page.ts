import { createHash } from 'node:crypto'
import { styles } from './styles.ts'
import { type Language, texts } from './texts.ts'

/** Text as HTML, also inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Sends a page's only form. Also what the provider's own in-between pages do. */
export const submitScript = 'document.forms[0].submit()'

/** The button beside a password shows it; without scripts there is no such button. */
export const showPasswordScript = `const eye = document.getElementById('show-password')
const field = document.getElementById('password')
eye.hidden = false
eye.addEventListener('click', () => {
  const shown = field.type === 'password'
  field.type = shown ? 'text' : 'password'
  eye.setAttribute('aria-pressed', String(shown))
})`

function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Policy of every answer of the identity service. Style and script stand in the page and are allowed by their hash.
 * @param scripts inline scripts
 * @param ancestors who may frame the page
 */
export function pagePolicy(
  scripts: readonly string[] = [submitScript, showPasswordScript],
  ancestors: "'none'" | "'self'" = "'none'",
): string {
  return [
    `default-src 'none'`,
    `script-src ${scripts.map(policyHash).join(' ')}`,
    `style-src ${policyHash(styles)}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

export interface Page {
  language: Language
  title: string
  /** HTML below the product's name; everything variable in it is escaped. */
  body: string
  script?: string
  /** Address of the same page in the other language. */
  other?: string
}

const otherLanguage = { de: 'en', en: 'de' } as const
const languageNames = { de: 'Deutsch', en: 'English' } as const

/** A whole HTML page of the identity service. */
export function renderPage({ language, title, body, script, other }: Page): string {
  const spoken = otherLanguage[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Waldkerf</title>
<meta name="description" content="${escapeHtml(texts(language).about)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main>
<header><img src="/favicon.svg" width="32" height="32" alt=""><span>Waldkerf</span>${other === undefined ? '' : `<a href="${escapeHtml(other)}" lang="${spoken}" hreflang="${spoken}">${languageNames[spoken]}</a>`}</header>
<section>
${body}
</section>
</main>
${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>
`
}
