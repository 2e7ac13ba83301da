import { ForestScene } from '@waldkerf/ui/brand/ForestScene'
import { forestSceneCss } from '@waldkerf/ui/brand/forestSceneCss'
import { colorsCss } from '@waldkerf/ui/theme/css'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import favicon from '../../deploy/keycloak/themes/waldkerf/login/resources/img/favicon.svg?url'
import typeface from '../../deploy/keycloak/themes/waldkerf/login/resources/img/inter.woff2?url'
import theme from '../../deploy/keycloak/themes/waldkerf/login/resources/css/waldkerf.css?raw'
import keycloak from './pages/keycloak.css?raw'

/** The picture that the build writes for the server; Keycloak's pages ask the same server for it. */
function forest(): string {
  const scene = renderToStaticMarkup(createElement(ForestScene)).replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg"`,
  )
  return `data:image/svg+xml,${encodeURIComponent(scene.replace('>', `><style>${colorsCss()}${forestSceneCss}</style>`))}`
}

const addresses: Readonly<Record<string, () => string>> = {
  '/forest.svg': forest,
  '../img/favicon.svg': () => favicon,
  '../img/inter.woff2': () => typeface,
}

/** The theme's style sheet as it stands in `deploy/keycloak`, with the addresses of the workbench. */
const themed = () =>
  theme.replaceAll(/url\('([^']+)'\)/g, (_all, address: string) => `url("${addresses[address]?.() ?? address}")`)

const element = (css: string) => `<style>${css}</style>`

/** Mails have no style of their own: their reader's program gives them one, and shows the subject. Below is the text alone. */
const mailProgram = `
:root { background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 640px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; }
h1 { margin: 0 0 24px; font-size: 20px; }
pre { margin: 32px 0 0; padding-top: 16px; border-top: 1px solid; white-space: pre-wrap; font: inherit; }`

/** The subject as the mail's first line. */
const withSubject = (html: string) =>
  html.replace('<body>', `<body><h1>${/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''}</h1>`)

export interface Shown {
  /** The kept markup. */
  html: string
  isMail: boolean
  isDark: boolean
}

/** A kept page as a document of its own: Keycloak's rules, then the theme's, in the colours that were asked for. */
export function pageDocument({ html, isMail, isDark }: Shown): string {
  const styles = isMail ? element(mailProgram) : element(keycloak) + element(themed())
  const scheme = element(`:root { color-scheme: ${isDark ? 'dark' : 'light'} !important; }`)
  // Keycloak's script does so.
  const dressed = isDark ? html.replace('class="login-pf', 'class="pf-v5-theme-dark login-pf') : html
  const page = isMail ? withSubject(html) : dressed
  return page.replace('</head>', () => `${styles}${scheme}</head>`)
}
