/** Prefix of the storage keys of keycloak-js for a sign-in in progress; where storage is full, of its cookies. */
const begunPrefix = 'kc-callback-'

/**
 * Whether the page is a return from the identity service: the address has its answer, a code or an error, until `init`
 * reads it. Only an answer to a sign-in begun in this browser counts; otherwise a forged address could disturb the
 * session.
 */
export const isReturning = (
  { hash, search }: { hash: string; search: string } = location,
  begun: Pick<Storage, 'getItem'> = localStorage,
  // Read only where they count: each look at them waits for another process of the browser.
  cookies = () => document.cookie,
): boolean =>
  [hash, search].some((part) => {
    const answer = new URLSearchParams(part.slice(1))
    const key = `${begunPrefix}${answer.get('state')}`
    return (answer.has('code') || answer.has('error')) && (begun.getItem(key) !== null || cookies().includes(`${key}=`))
  })
