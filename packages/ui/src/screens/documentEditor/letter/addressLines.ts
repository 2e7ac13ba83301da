import type { Buyer, Seller } from '@waldkerf/domain/office/paper/paper'

const filled = (lines: readonly string[]) =>
  [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '')

/** The buyer as in the window of the envelope; none while there is no name. */
export function addressLines({ name, addition, contact, street, postcode, city }: Buyer): string[] {
  return name === '' ? [] : filled([name, addition, contact, street, `${postcode} ${city}`])
}

/** The seller on one line. */
export const senderLine = ({ name, street, postcode, city }: Seller): string =>
  filled([name, street, `${postcode} ${city}`]).join(' · ')
