/** Whether rows seem to count downwards from 0, as in most programs, and not as negative rows: none is negative. */
export function rowsCountDown(points: readonly { pixely: number }[]): boolean {
  return points.length > 0 && points.every(({ pixely }) => pixely >= 0) && points.some(({ pixely }) => pixely > 0)
}

/** The same points with the other sense of rows. Offered, never done silently. */
export function withRowsTurned<Point extends { pixely: number }>(points: readonly Point[]): Point[] {
  return points.map((point) => ({ ...point, pixely: point.pixely === 0 ? 0 : -point.pixely }))
}
