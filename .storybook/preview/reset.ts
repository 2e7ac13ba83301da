/** Every showing starts as a new browser would: the run is not isolated, so that it takes half the time. */
export function resetBrowserState() {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    const [name] = cookie.split('=')
    if (name) document.cookie = `${name.trim()}=; path=/; max-age=0`
  }
  document.documentElement.removeAttribute('style')
}
