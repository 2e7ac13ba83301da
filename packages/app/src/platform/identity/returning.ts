/** As keycloak-js keeps what belongs to a sign-in that it has begun. */
const begunPrefix = 'kc-callback-'

/**
 * A return from the identity service: its answer, a code or an error, stands in the address until `init` takes it. Only the
 * answer to a sign-in that this browser has begun is one; anything else that looks like it is an address like all others,
 * and disturbs no session.
 */
export const isReturning = (
  { hash, search }: { hash: string; search: string } = location,
  begun: Pick<Storage, 'getItem'> = localStorage,
): boolean =>
  [hash, search].some((part) => {
    const answer = new URLSearchParams(part.slice(1))
    const state = answer.get('state')
    return (answer.has('code') || answer.has('error')) && state !== null && begun.getItem(begunPrefix + state) !== null
  })
