import { dropQuestions } from '@waldkerf/app/platform/questions/confirm'

/** Every story starts as in a new browser: a run shares one page among them, which halves its time. */
export function resetBrowserState() {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    const [name] = cookie.split('=')
    if (name) document.cookie = `${name.trim()}=; path=/; max-age=0`
  }
  document.documentElement.removeAttribute('style')
  // A question that a story opens at its end would lie over the next one.
  dropQuestions()
}
