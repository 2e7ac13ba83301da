const key = 'waldkerf.hash'

/** The identity service takes no address with a hash, and its answer comes in one: the page's own waits in this tab. */
export const keepHash = (hash: string) => sessionStorage.setItem(key, hash)

/** Back from the identity service, once its answer is taken: the address is whole again. */
export function restoreHash() {
  const hash = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (hash && !location.hash) history.replaceState(history.state, '', hash)
}
