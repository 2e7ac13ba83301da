const key = 'waldkerf.hash'

/** Keeps the address's hash in this tab during sign-in: the identity service accepts none and answers in the hash. */
export const keepHash = (hash: string) => sessionStorage.setItem(key, hash)

/** Restores the hash after the return from the identity service, once its answer was read. */
export function restoreHash() {
  const hash = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (hash && !location.hash) history.replaceState(history.state, '', hash)
}
