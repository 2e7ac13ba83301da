/** A number with a decimal point as points files have it; null for anything else, an infinite one included. */
export function plainNumber(text: string): number | null {
  const trimmed = text.trim()
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed)) return null
  const value = Number(trimmed)
  return Number.isFinite(value) ? value : null
}

/**
 * A number as people and spreadsheets write it: decimal comma or point, digits grouped in threes by points, commas,
 * spaces or apostrophes. A single point or comma is the decimal one.
 */
export function writtenNumber(text: string): number | null {
  const trimmed = text.trim().replace(/^−/, '-')
  const grouped = /^[+-]?\d{1,3}(?:([.,'’ \u00A0\u202F])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/.exec(trimmed)
  const mark = grouped?.[1]
  if (mark && isGrouping(trimmed, mark)) return plainNumber(trimmed.replaceAll(mark, '').replace(',', '.'))
  return plainNumber(trimmed.replace(',', '.'))
}

/** A single separator may be the decimal one; a repeated one, or one before a different one, groups digits. */
function isGrouping(text: string, mark: string): boolean {
  return !'.,'.includes(mark) || text.split(mark).length > 2 || /[.,]\d*$/.exec(text)?.[0][0] !== mark
}
