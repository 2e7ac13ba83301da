import { formatDocumentDay } from '@waldkerf/domain/office/documentModel/words'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { PositionValues } from '../editor/document.ts'

interface OfferedLines {
  nummer: string
  /** `YYYY-MM-DD` */
  an_datum: string
  /** In the offer's order. */
  lines: readonly PositionValues[]
}

/** As long as the column of headings takes it. */
const heading = (...parts: string[]) =>
  Array.from(parts.filter((part) => !isBlank(part)).join(': '))
    .slice(0, 200)
    .join('')

const jointHeading = (number: string) => `Angebot ${number} vom `

/** Whether an offer's line items came into an invoice under its heading, others beside them or not. */
export const isUnderHeading = (lines: readonly Pick<PositionValues, 'erl_titel'>[], number: string): boolean =>
  lines.some(({ erl_titel }) => erl_titel.startsWith(jointHeading(number)))

/**
 * The line items of an invoice for several offers: those of each under a heading with its number, and with its own heading, if
 * it has one. `app.add_joint_lines` of the database makes the same.
 */
export const jointLines = (offers: readonly OfferedLines[]): PositionValues[] =>
  offers.flatMap(({ nummer, an_datum, lines }) =>
    lines.map((line, at) => {
      if (at > 0) return { ...line, erl_titel: isBlank(line.erl_titel) ? '' : heading(nummer, line.erl_titel) }
      const erl_titel = heading(jointHeading(nummer) + formatDocumentDay(an_datum), line.erl_titel)
      // A heading prints with its explanation or not at all; an explanation that does not print stays behind.
      return { ...line, erl: line.erl_on ? line.erl : '', erl_on: true, erl_titel }
    }),
  )
