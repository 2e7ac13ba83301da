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

/** Says that there is no connection for as long as nothing else can: what says it otherwise comes after the page. */
export function sayOfflineEarly() {
  for (const event of ['online', 'offline', 'DOMContentLoaded']) addEventListener(event, say)
}

/** From now on the application says it by itself. */
export const endEarlyOffline = () => note()?.remove()
