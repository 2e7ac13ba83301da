import type { Identity, IdentityEvents } from '@waldkerf/app/session/identity'
import { readClaims, storedToken, tokenKey } from '@waldkerf/app/platform/identity/tokens'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'

/** Who is signed in, as if the identity service had just brought them back. */
export const keepToken = (email: string) => localStorage.setItem(tokenKey, tokenFor(email))

/** Lets the token expire, as after a night: the data service refuses it, and it cannot be renewed. */
export const spendToken = (email: string) => localStorage.setItem(tokenKey, tokenFor(email, { exp: 1 }))

const now = () => Math.floor(Date.now() / 1_000)

interface FlowIdentityOptions {
  /** Who signs in when the identity service is asked, by e-mail. */
  user: string
  /** Loads the product anew at an address, as coming back from the identity service does. */
  open: (address: string) => void
}

/** The identity service as a flow meets it: without a form it is always the same person who signs in. */
export function flowIdentity({ user, open }: FlowIdentityOptions, events: IdentityEvents): Identity {
  return {
    start: async () => (storedToken() === undefined ? 'unauthenticated' : 'authenticated'),
    async startAgain() {
      events.onAccepted()
      return 'authenticated'
    },
    async signIn(backTo) {
      keepToken(user)
      open(backTo)
    },
    lookInto: async () => undefined,
    async signOut() {
      localStorage.removeItem(tokenKey)
      open('/login')
    },
    giveUp: () => localStorage.removeItem(tokenKey),
    tokenNow: async () => storedToken(),
    async renew() {
      events.onEnded('refused')
      return false
    },
    profileEmail: async () => readClaims(storedToken()).email ?? '',
    secondsLeft: () => (readClaims(storedToken()).exp ?? now() + 300) - now(),
    subject: () => readClaims(storedToken()).sub,
  }
}
