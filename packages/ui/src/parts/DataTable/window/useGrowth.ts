import { useState } from 'react'

/** So many rows stand there at first, and so many more come at a press. */
const first = 10
const step = 500

/** Fewer than these are not worth a press. */
const fewest = 3

/** How many rows a table shows: all, or as many as are asked for where it grows with them. */
export function useGrowth(total: number, grows = false) {
  const [asked, setAsked] = useState(first)
  const most = total - asked < fewest ? total : asked
  const count = grows ? most : total
  return {
    count,
    /** Whether there were more rows than the first ones. */
    isLong: grows && total - first >= fewest,
    /** So many rows come at the next press; 0: all of them are there. */
    next: Math.min(step, total - count),
    grow: () => setAsked(count < total ? count + step : first),
  }
}
