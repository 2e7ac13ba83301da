import { draftStorage } from '../drafts/browserStorage.ts'

/** Texts in one language for a page shown instead of the application. */
interface PlainWords {
  lang: 'de' | 'en'
  title: string
  lines: readonly string[]
}

/** Shows a message instead of the application, in plain elements, since nothing else is sure to work. */
function showPlainPage(words: readonly PlainWords[]): void {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  main.style.padding = '1.5rem'
  for (const { lang, title, lines } of words) {
    const section = document.createElement('section')
    section.lang = lang
    const heading = document.createElement('h1')
    heading.textContent = title
    const list = document.createElement('ul')
    for (const line of lines) {
      const item = document.createElement('li')
      item.textContent = line
      list.append(item)
    }
    section.append(heading, list)
    main.append(section)
  }
  document.getElementById('root')?.replaceChildren(main)
}

/** In both languages, because the chosen one is in the storage that cannot be read. */
const words: readonly PlainWords[] = [
  {
    lang: 'de',
    title: 'Ihr Browser lässt Waldkerf auf dieser Seite nichts speichern',
    lines: [
      'Ohne den lokalen Speicher des Browsers können Sie sich nicht anmelden. Meist sind Cookies und Websitedaten für diese Seite blockiert.',
      'Bitte erlauben Sie sie in den Einstellungen des Browsers und laden Sie die Seite neu.',
    ],
  },
  {
    lang: 'en',
    title: 'Your browser does not let Waldkerf store anything on this page',
    lines: [
      'Without the browser’s local storage you cannot sign in. Most likely cookies and site data are blocked for this page.',
      'Please allow them in the browser’s settings and reload the page.',
    ],
  },
]

const probe = 'waldkerf.probe'

/** Found by trying: some browsers throw on access, others only on writing. A full storage is not blocked. */
function isBlocked(open: () => Storage): boolean {
  const storage = draftStorage(open)
  const isRefused = storage.write(probe, '') === 'blocked'
  storage.remove(probe)
  return isRefused
}

/** If storage is blocked, shows a message instead of the application. @returns whether it is blocked */
export function endBlocked({ dataset }: HTMLElement): boolean {
  if (!isBlocked(() => localStorage) && !isBlocked(() => sessionStorage)) return false
  dataset['blocked'] = ''
  addEventListener('DOMContentLoaded', () => showPlainPage(words))
  return true
}
