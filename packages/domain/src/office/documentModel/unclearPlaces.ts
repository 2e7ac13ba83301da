import type { Place } from '../eInvoice/rules/rule.ts'
import { documentLines, type DocumentModel } from './documentModel.ts'

/** All unreadable numbers of the document. With one, no file of any kind is made of it. */
export const unclearPlaces = (documentModel: DocumentModel): Place[] =>
  documentLines(documentModel)
    .filter(({ unclear }) => unclear !== undefined)
    .flatMap(({ key, unclear = {} }) =>
      (['quantity', 'price'] as const).flatMap((field): Place[] => {
        const text = unclear[field]
        return text === undefined ? [] : [{ area: 'row', key, field, unclear: text }]
      }),
    )

/** Whether there is an unclear number; fast, because it runs at each keystroke over up to a thousand lines. */
export const hasUnclear = ({ groups }: Pick<DocumentModel, 'groups'>): boolean =>
  groups.some(({ lines }) => lines.some(({ unclear }) => unclear !== undefined))
