/** Codes that end a session (spec section 8): an illegal token, one that somebody else signed in with, an expired one. */
export const sessionEnds = {
  illegal: { code: 50_008, message: 'Illegal token.' },
  elsewhere: { code: 50_012, message: 'Signed in elsewhere.' },
  expired: { code: 50_014, message: 'The token has expired.' },
} as const

export type SessionEnd = keyof typeof sessionEnds

/** A handler's refusal: HTTP 200 with a code other than 20000 and, mostly, a message. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
