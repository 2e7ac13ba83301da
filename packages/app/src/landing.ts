import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { setCookie } from './platform/preferences/browserState.ts'
import { safeTarget } from './session/redirectTarget.ts'

/**
 * /landing: 'Weiter zur Anwendung' leads to the requested path. Either button is remembered for the browser's session,
 * so that the page is not shown again, and stores the language.
 */
const root = document.documentElement
const target = safeTarget(new URLSearchParams(location.search).get('to'), productRoutes, location.origin)
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-continue]')) link.href = target
for (const link of document.querySelectorAll('a[data-leaves]')) {
  link.addEventListener('click', () => {
    setCookie('language', root.lang)
    sessionStorage.setItem('waldkerf.landingSeen', '1')
  })
}

const titles: Readonly<Record<string, string>> = { de: 'Willkommen - Waldkerf', en: 'Welcome - Waldkerf' }
const description = document.querySelector<HTMLMetaElement>('meta[name=description]')
/** The page's own is German. */
const descriptions: Readonly<Record<string, string>> = {
  de: description?.content ?? '',
  en: 'Waldkerf collects finds of forest insects: report them, review them and see them on the map. With survey maps, offers and invoices.',
}
const speak = (language: string) => {
  root.lang = language
  if (description) description.content = descriptions[language] ?? ''
  document.title = titles[language] ?? document.title
}
for (const button of document.querySelectorAll<HTMLElement>('[data-speak]')) {
  button.addEventListener('click', () => {
    speak(button.dataset['speak'] ?? 'de')
    setCookie('language', root.lang)
  })
}
speak(root.lang)

/** Adds links to the configured HTML pages, such as imprint and privacy; the page is usable without them. */
async function addHtmlPages() {
  const { documents: htmlPages = [] } = (await (await fetch('/config.json')).json()) as {
    documents?: readonly { title: string; url: string }[]
  }
  for (const list of document.querySelectorAll('[data-html-pages]')) {
    for (const { title, url } of htmlPages) {
      const link = document.createElement('a')
      Object.assign(link, { href: url, textContent: title })
      list.appendChild(document.createElement('li')).append(link)
    }
  }
}

addHtmlPages().catch(() => undefined)
