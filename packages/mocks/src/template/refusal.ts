/** A handler's refusal: HTTP 200 with a code other than 20000 and, mostly, a message. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
