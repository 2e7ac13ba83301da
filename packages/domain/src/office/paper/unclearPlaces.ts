import type { Place } from '../eInvoice/rules/rule.ts'
import { linesOf, type Paper } from './paper.ts'

/** Every number of the document that was typed and cannot be read. With one no file is made of it, of whatever kind. */
export const unclearPlaces = (paper: Paper): Place[] =>
  linesOf(paper).flatMap(({ key, unclear = {} }) =>
    (['quantity', 'price'] as const).flatMap((field): Place[] => {
      const text = unclear[field]
      return text === undefined ? [] : [{ area: 'row', key, field, unclear: text }]
    }),
  )
