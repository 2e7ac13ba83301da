/** Beginnings that a spreadsheet would run as a formula (OWASP ASVS 5, 1.2.10); some ignore line breaks before it. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/

/** Puts an apostrophe before a formula, which makes it text. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text as it was before it was guarded. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text

/** A text file that can be written piece by piece. */
export interface TextFormat<Row> {
  /** Media type. */
  type: string
  head: string
  /** @param from how many rows were written before these */
  body: (rows: readonly Row[], from: number) => string
  tail: string
}
