/** Characters of the bytes from 0x80; a space for unassigned ones. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

function toByte(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const at = sign === ' ' ? -1 : upper.indexOf(sign)
  return at < 0 ? undefined : 0x80 + at
}

/** Encodes a text for DATEV. A missing letter loses its diacritics; characters still missing become question marks. */
export function toWindows1252(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Array.from(text.normalize('NFC'), (sign) => {
    const [base = '?'] = sign.normalize('NFKD')
    return toByte(sign) ?? toByte(base) ?? 0x3f
  })
  return Uint8Array.from(bytes)
}
