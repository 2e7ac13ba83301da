/** The party whose details need more room than the page has. */
export type Overfull = 'buyer' | 'seller'

/** Thrown instead of making a PDF with an incomplete address, which the law requires (§ 14 Abs. 4 Nr. 1 UStG). */
export class LayoutRefused extends Error {
  override name = 'LayoutRefused'
  readonly overfull: Overfull

  constructor(overfull: Overfull) {
    super(`the details of the ${overfull} do not fit`)
    this.overfull = overfull
  }
}
