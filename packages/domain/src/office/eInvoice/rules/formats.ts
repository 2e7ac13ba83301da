import { isAddress } from '@waldkerf/domain/texts/address'
import { isCountry } from '@waldkerf/domain/office/countries'

/** The remainder modulo 97 of digits and letters, A as 10 to Z as 35 (ISO 7064, MOD 97-10): 1 when the check digits hold. */
export function remainder97(signs: string): number {
  let rest = 0
  for (const sign of signs) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97
  return rest
}

/** An IBAN by ISO 13616: country, two check digits and the remainder 1 modulo 97. Spaces are read over. */
export function isIban(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false
  // German ones have 22 characters; a lost digit would pass the checksum in one case of 97.
  if (bare.startsWith('DE') && bare.length !== 22) return false
  return remainder97(bare.slice(4) + bare.slice(0, 4)) === 1
}

/** BIC by ISO 9362: 8 or 11 characters. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(text.trim())

/** An address, and as XRechnung asks (BR-DE-28): one @ between at least two characters each, no dot beside it. */
export const isEmail = (text: string): boolean =>
  isAddress(text.trim()) && /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(text.trim())

/** As XRechnung asks (BR-DE-27): at least three digits. */
export const isPhone = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) >= 3

/** A USt-IdNr. begins with the country (BR-CO-09); Greece's own are written with EL. */
export function isVatId(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(bare) && (bare.startsWith('EL') || isCountry(bare.slice(0, 2)))
}

// Federation or Land, as far as needed its Regierungsbezirk, Kreis and Gemeinde; letters and digits of the buyer's own; two
// check digits.
const leitwegForm = /^(?=(?:0[1-9]|1[0-6]|99))(?:\d{2}|\d{3}|\d{5}|\d{8}|\d{9}|\d{12})(?:-[A-Z0-9]{1,30})?-\d{2}$/

const bareReference = (text: string) => text.trim().toUpperCase()

/** Whether a buyer's reference is written like a Leitweg-ID; other buyers ask for references of any form. */
export const looksLikeLeitwegId = (text: string): boolean => leitwegForm.test(bareReference(text))

/** A Leitweg-ID whose check digits hold (KoSIT, format specification 2.0). */
export const isLeitwegId = (text: string): boolean =>
  looksLikeLeitwegId(text) && remainder97(bareReference(text).replaceAll('-', '')) === 1
