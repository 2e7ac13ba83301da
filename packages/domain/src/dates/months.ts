/**
 * Months in a row, `YYYY-MM`.
 * @param from any day of the first one, `YYYY-MM-DD`
 * @param offset months from that day's to the first one; negative: before
 */
export function monthsFrom(from: string, offset: number, count: number): string[] {
  const [year = 0, month = 0] = from.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + offset + index, 1)).toISOString().slice(0, 7),
  )
}
