/** A number, a date, the digits of a code: from the first digit to the last, with the signs that part them. */
const figures = /(\d(?:[\d.,:]*\d)?)/

/** A piece of a line, and whether it consists of figures. */
export interface LinePart {
  text: string
  isFigures: boolean
}

/**
 * A line in its figures and what stands between them. Figures are set in one width each and not drawn together: in
 * proportional ones the dot of '27.12.2024' disappears between the 7 and the 1.
 */
export const lineParts = (line: string): LinePart[] =>
  line.split(figures).flatMap((text, at) => (text === '' ? [] : [{ text, isFigures: at % 2 === 1 }]))
