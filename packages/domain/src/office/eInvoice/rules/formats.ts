import { isAddress } from '@waldkerf/domain/texts/address'
import { isCountry } from '@waldkerf/domain/office/countries'

/** The remainder modulo 97 of digits and letters, A as 10 to Z as 35 (ISO 7064, MOD 97-10): 1 when the check digits hold. */
export function remainder97(signs: string): number {
  let rest = 0
  for (const sign of signs) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97
  return rest
}

/** An IBAN by ISO 13616: country, two check digits and the remainder 1 modulo 97. Spaces are ignored. */
export function isIban(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false
  // A German IBAN has 22 characters; the checksum alone would miss a lost digit in one case of 97.
  if (bare.startsWith('DE') && bare.length !== 22) return false
  return remainder97(bare.slice(4) + bare.slice(0, 4)) === 1
}

/** BIC by ISO 9362: 8 or 11 characters. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(text.trim())

/** An e-mail address with XRechnung's conditions (BR-DE-28): at least two characters around the @, no dot beside it. */
export const isEmail = (text: string): boolean =>
  isAddress(text.trim()) && /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(text.trim())

/** At least three digits, as XRechnung requires (BR-DE-27). */
export const isPhone = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) >= 3

/** A USt-IdNr. begins with the country code (BR-CO-09); Greece uses EL. */
export function isVatId(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(bare) && (bare.startsWith('EL') || isCountry(bare.slice(0, 2)))
}

// Federation or Land, optionally Regierungsbezirk, Kreis and Gemeinde; optionally letters and digits chosen by the
// buyer; two check digits.
const leitwegForm = /^(?=(?:0[1-9]|1[0-6]|99))(?:\d{2}|\d{3}|\d{5}|\d{8}|\d{9}|\d{12})(?:-[A-Z0-9]{1,30})?-\d{2}$/

const bareReference = (text: string) => text.trim().toUpperCase()

/** Whether a buyer's reference is written like a Leitweg-ID; other buyers ask for references of any form. */
export const looksLikeLeitwegId = (text: string): boolean => leitwegForm.test(bareReference(text))

/** A Leitweg-ID whose check digits hold (KoSIT, format specification 2.0). */
export const isLeitwegId = (text: string): boolean =>
  looksLikeLeitwegId(text) && remainder97(bareReference(text).replaceAll('-', '')) === 1
