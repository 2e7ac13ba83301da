import { offlineWords } from './offlineWords.ts'

/** The empty live region that stands in the entry pages, above the application. */
const note = () => document.getElementById('offline')

function say() {
  const { lang, style } = document.documentElement
  const line = note()
  if (!line) return
  line.replaceChildren(navigator.onLine ? '' : offlineWords[lang === 'en' ? 'en' : 'de'])
  style.setProperty('--bars-height', `${line.offsetHeight}px`)
}

/** Shows a lost connection until the application's own bar is loaded, which is after the page. */
export function sayOfflineEarly() {
  for (const event of ['online', 'offline', 'DOMContentLoaded']) addEventListener(event, say)
}

/** Removes the note, because the application shows its own from now on. */
export const endEarlyOffline = () => note()?.remove()
