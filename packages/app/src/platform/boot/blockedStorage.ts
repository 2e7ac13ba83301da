import { draftStorage } from '../drafts/browserStorage.ts'
import { type PlainWords, showPlainPage } from './plainPage.ts'

/** Both languages: which one was chosen is kept where nothing can be read. */
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

/** Tried, not asked: some browsers throw at the name already, others only when something is stored. A full one is not blocked. */
function isBlocked(open: () => Storage): boolean {
  const storage = draftStorage(open)
  const isRefused = storage.write(probe, '') === 'blocked'
  storage.remove(probe)
  return isRefused
}

/** Where the browser keeps nothing, says so in place of the application. @returns whether it is so */
export function endBlocked({ dataset }: HTMLElement): boolean {
  if (!isBlocked(() => localStorage) && !isBlocked(() => sessionStorage)) return false
  dataset['blocked'] = ''
  addEventListener('DOMContentLoaded', () => showPlainPage(words))
  return true
}
