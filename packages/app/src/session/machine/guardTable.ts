/** The page's knowledge of its person (spec section 4, session). */
export type GuardState =
  /** No token, or one that was not used yet. */
  | 'nobody'
  /** Profile and user data are loading; no page that needs a role is open. */
  | 'fetching'
  /** User data could not be loaded: the least rights apply. */
  | 'least'
  /** Without a line: the person last confirmed on this device has the pages of reports. */
  | 'away'
  /** The role is known. */
  | 'known'
  /** The session ended over an open page. */
  | 'over'
  /** The token was refused and is cleared; /login says why. */
  | 'refused'

export type GuardEvent =
  /** A page is requested with a token. */
  | 'asked'
  | 'userLoaded'
  /** User data could not be loaded, for whatever reason. */
  | 'userMissing'
  /** The same without a line, and this device knows the person. */
  | 'noLine'
  /** The profile was refused, empty or without e-mail; or no role can be derived. */
  | 'profileRefused'
  /** The session was refused; somebody may be writing on this page. */
  | 'ended'
  /** The same, and nothing was typed. */
  | 'endedIdle'
  /** The same person has signed in, in this or another window. */
  | 'signedInAgain'
  /** Somebody else has signed in in another tab. */
  | 'someoneElse'
  /** The person has signed out in another tab. */
  | 'signedOut'

/** The application's reaction to an event. */
export type GuardAction =
  | 'none'
  /** Fetch profile and user data together. */
  | 'fetch'
  /** Sets role, routes and menu; the requested page opens. */
  | 'admit'
  /** Rights of `ogf_new`, a bar that says so, and another try. */
  | 'admitLeast'
  /** The kept person, with the pages that open without a line. */
  | 'admitKept'
  /** Clear the token, show the reason on /login. */
  | 'refuse'
  /** Directly to the identity service, and back to this address. */
  | 'signIn'
  /** A dialog over the page, which stays with all its input. */
  | 'ask'
  /** Close the dialog; read again what failed meanwhile. */
  | 'goOn'
  /** Forget the former person, reload the page. */
  | 'reload'
  /** Forget the person, go to /login, which never redirects by itself. */
  | 'leave'

export type Transition = readonly [to: GuardState, action: GuardAction]

const elsewhere = { someoneElse: ['nobody', 'reload'], signedOut: ['nobody', 'leave'] } as const
const toSignIn = { ended: ['nobody', 'signIn'], endedIdle: ['nobody', 'signIn'] } as const

/** No page that needs a role is open. */
const unknown = {
  userLoaded: ['known', 'admit'],
  userMissing: ['least', 'admitLeast'],
  noLine: ['away', 'admitKept'],
  profileRefused: ['refused', 'refuse'],
  ...toSignIn,
  ...elsewhere,
} as const

/** Somebody may be writing: no failure lowers the role, and no token is cleared during a running session. */
const open = {
  userLoaded: ['known', 'admit'],
  profileRefused: ['over', 'ask'],
  ended: ['over', 'ask'],
  endedIdle: ['nobody', 'signIn'],
  ...elsewhere,
} as const

/** The guard as a table; events that a state does not list change nothing. `guardOutcome` tells which page opens. */
export const guardTable: Readonly<Record<GuardState, Readonly<Partial<Record<GuardEvent, Transition>>>>> = {
  nobody: { asked: ['fetching', 'fetch'], ...toSignIn },
  fetching: unknown,
  least: unknown,
  away: { signedInAgain: ['away', 'goOn'], ...open },
  known: open,
  // Late answers do not bring an ended session back.
  over: { signedInAgain: ['known', 'goOn'], ...elsewhere },
  refused: { asked: ['fetching', 'fetch'] },
}

/** @returns the next state and the action for an event */
export const follow = (state: GuardState, event: GuardEvent): Transition => guardTable[state][event] ?? [state, 'none']
