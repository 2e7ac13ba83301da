/** An address that its place on the page does not hold, at any size: nothing is fixed with a part of it missing. */
export class AddressTooLong extends Error {
  override name = 'AddressTooLong'
  /** Where it is shortened. */
  readonly place: 'client' | 'settings'

  /** @param message for people */
  constructor(message: string, place: AddressTooLong['place']) {
    super(message)
    this.place = place
  }
}
