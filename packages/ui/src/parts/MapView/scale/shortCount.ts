/** The words of large numbers. */
interface Units {
  thousands: (count: string) => string
  millions: (count: string) => string
}

/** @returns how a count is written where there is room for six characters: `9.999`, `120 Tsd.`, `1,2 Mio.` */
export function shortCount(number: (value: number) => string, { thousands, millions }: Units) {
  return (count: number): string => {
    if (count < 10_000) return number(count)
    if (count < 999_500) return thousands(number(Math.round(count / 1000)))
    return millions(number(Math.round(count / 100_000) / 10))
  }
}
