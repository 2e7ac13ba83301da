import { createHash } from 'node:crypto'
import { escapeHtml } from '../identity/pages/page.ts'
import { typefaceRule } from '../identity/pages/styles.ts'

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
table { width: 100%; border-collapse: collapse; }
caption, th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 500; color: var(--quiet); }
tr { border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: 8px 16px; }
code { font-size: 13px; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`

/** Nothing but this style and its typeface is loaded; nothing is sent or framed. */
export const plainPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  `img-src 'self'`,
  `font-src 'self'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

interface PlainPage {
  language: 'de' | 'en'
  title: string
  /** HTML; everything variable in it is escaped. */
  body: string
}

/** A whole HTML page without script, for those that stand outside the application. */
export const plainPage = ({ language, title, body }: PlainPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Waldkerf</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
