/** A text file that can be written piece by piece. */
export interface TextFormat<Row> {
  /** Media type. */
  type: string
  head: string
  /** @param from how many rows were written before these */
  body: (rows: readonly Row[], from: number) => string
  tail: string
}
