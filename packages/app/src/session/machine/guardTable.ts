/** The page's knowledge of its person (spec section 4, session). */
export type GuardState =
  /** No token, or one that nothing was asked with yet. */
  | 'nobody'
  /** Profile and user data are on their way; no page that needs a role is open. */
  | 'fetching'
  /** User data could not be loaded: the least rights hold. */
  | 'least'
  /** The role is known. */
  | 'known'
  /** The session ended over an open page. */
  | 'over'
  /** The token was refused and is cleared; /login says why. */
  | 'refused'

export type GuardEvent =
  /** A page is asked for with a token. */
  | 'asked'
  | 'userLoaded'
  /** User data could not be loaded, for whatever reason. */
  | 'userMissing'
  /** Refused, empty or without e-mail; or no role can be derived. */
  | 'profileRefused'
  /** The session was refused; somebody may be writing on this page. */
  | 'ended'
  /** The same, and nothing was typed. */
  | 'endedIdle'
  /** The same person has signed in, in this or another window. */
  | 'signedInAgain'
  /** In another tab somebody else has. */
  | 'someoneElse'
  /** In another tab nobody is signed in any more. */
  | 'signedOut'

/** The program's answer to an event. */
export type GuardAction =
  | 'none'
  /** Fetch profile and user data together. */
  | 'fetch'
  /** Role, routes and menu follow; the page that was asked for opens. */
  | 'admit'
  /** Rights of `ogf_new`, a bar that says so, and another try. */
  | 'admitLeast'
  /** Clear the token, show the reason on /login. */
  | 'refuse'
  /** Straight to the identity service, and back to this address. */
  | 'signIn'
  /** A dialog over the page: nothing is left, nothing is cleared. */
  | 'ask'
  /** Close the dialog; read again what failed meanwhile. */
  | 'goOn'
  /** Forget the former person, load the page anew. */
  | 'reload'
  /** Forget the person, go to /login, which leads nowhere by itself. */
  | 'leave'

export type Transition = readonly [to: GuardState, action: GuardAction]

const toSignIn = { ended: ['nobody', 'signIn'], endedIdle: ['nobody', 'signIn'] } as const
const elsewhere = { someoneElse: ['nobody', 'reload'], signedOut: ['nobody', 'leave'] } as const
const nothingOpen = { ...toSignIn, ...elsewhere } as const

/** The guard as a table; an event that a state does not list changes nothing. Which page opens, `guardOutcome` says. */
export const guardTable: Readonly<Record<GuardState, Readonly<Partial<Record<GuardEvent, Transition>>>>> = {
  nobody: { asked: ['fetching', 'fetch'], ...toSignIn },
  fetching: {
    userLoaded: ['known', 'admit'],
    userMissing: ['least', 'admitLeast'],
    profileRefused: ['refused', 'refuse'],
    ...nothingOpen,
  },
  least: {
    userLoaded: ['known', 'admit'],
    userMissing: ['least', 'admitLeast'],
    profileRefused: ['refused', 'refuse'],
    ...nothingOpen,
  },
  // A role that is known is never lowered by a failure, and a running session clears nothing.
  known: {
    userLoaded: ['known', 'admit'],
    profileRefused: ['over', 'ask'],
    ended: ['over', 'ask'],
    endedIdle: ['nobody', 'signIn'],
    ...elsewhere,
  },
  // Answers that were on their way when it ended do not bring it back.
  over: { signedInAgain: ['known', 'goOn'], ...elsewhere },
  refused: { asked: ['fetching', 'fetch'] },
}

/** @returns where an event leads and what is to be done */
export const follow = (state: GuardState, event: GuardEvent): Transition => guardTable[state][event] ?? [state, 'none']
