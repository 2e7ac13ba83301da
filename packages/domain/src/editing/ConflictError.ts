/**
 * Somebody else has stored another version meanwhile, and nothing was changed. The api client makes it of a 412; whoever
 * reads the row adds it, once it has turned out that people must choose.
 */
export class ConflictError<Row = unknown> extends Error {
  override name = 'ConflictError'
  /** The row as it is stored now; undefined while nobody has read it. */
  declare readonly stored: Row | undefined

  /** @param message for people */
  constructor(message: string, stored?: Row) {
    super(message)
    this.stored = stored
  }
}
