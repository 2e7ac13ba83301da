/** An IBAN by ISO 13616: country, two check digits and the remainder 1 modulo 97. Spaces are read over. */
export function isIban(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false
  // German ones have 22 characters; a lost digit would pass the checksum in one case of 97.
  if (bare.startsWith('DE') && bare.length !== 22) return false
  let rest = 0
  for (const sign of bare.slice(4) + bare.slice(0, 4)) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97
  return rest === 1
}

/** BIC by ISO 9362: 8 or 11 characters. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(text.trim())

/** As XRechnung asks (BR-DE-28): one @ between at least two characters each, no dot beside it. */
export const isEmail = (text: string): boolean => /^[^@\s.][^@\s]*[^@\s.]@[^@\s.][^@\s]*[^@\s.]$/.test(text.trim())

/** As XRechnung asks (BR-DE-27): at least three digits. */
export const isPhone = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) >= 3

/** A USt-IdNr. begins with the country. */
export const isVatId = (text: string): boolean => /^[A-Z]{2}[A-Z0-9]{2,13}$/i.test(text.replaceAll(' ', ''))
