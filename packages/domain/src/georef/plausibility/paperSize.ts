/** In millimetres. */
export type PaperSize = { short: number; long: number }

/** DIN EN ISO 216, series A, and the two larger sheets of drawing offices. */
const paperSizes: Record<string, PaperSize> = {
  '4A0': { short: 1682, long: 2378 },
  '2A0': { short: 1189, long: 1682 },
  A0: { short: 841, long: 1189 },
  A1: { short: 594, long: 841 },
  A2: { short: 420, long: 594 },
  A3: { short: 297, long: 420 },
  A4: { short: 210, long: 297 },
  A5: { short: 148, long: 210 },
  A6: { short: 105, long: 148 },
}

/** Reads `karte.din`: 'A1', 'DIN A 1 quer', '2A0', or two sides in millimetres; null for anything else. */
export function parsePaperSize(din: string): PaperSize | null {
  const sides = /(\d{2,4}(?:[.,]\d+)?)\s*[x×*]\s*(\d{2,4}(?:[.,]\d+)?)/i.exec(din)
  if (sides) {
    const [one, other] = [Number(sides[1]?.replace(',', '.')), Number(sides[2]?.replace(',', '.'))]
    return { short: Math.min(one, other), long: Math.max(one, other) }
  }
  const name = /([24]?)\s*A\s*([0-6])(?!\d)/i.exec(din)
  return (name && paperSizes[`${name[1]}A${name[2]}`]) ?? null
}
