/**
 * Somebody else has stored another version meanwhile, and nothing was changed. The api client makes it of a 412;
 * `stored` is added by the code that reads the row again and finds that people must choose.
 */
export class ConflictError<Row = unknown> extends Error {
  override name = 'ConflictError'
  /** The row as it is stored now; undefined until it was read again. */
  declare readonly stored: Row | undefined

  /** @param message for people */
  constructor(message: string, stored?: Row) {
    super(message)
    this.stored = stored
  }
}
