import type { Place } from '../eInvoice/rules/rule.ts'
import { documentLines, type DocumentModel } from './documentModel.ts'

/** Every number of the document that was typed and cannot be read. With one no file is made of it, of whatever kind. */
export const unclearPlaces = (documentModel: DocumentModel): Place[] =>
  documentLines(documentModel)
    .filter(({ unclear }) => unclear !== undefined)
    .flatMap(({ key, unclear = {} }) =>
      (['quantity', 'price'] as const).flatMap((field): Place[] => {
        const text = unclear[field]
        return text === undefined ? [] : [{ area: 'row', key, field, unclear: text }]
      }),
    )

/** Whether there is any: asked with each key, of a thousand lines. */
export const hasUnclear = ({ groups }: Pick<DocumentModel, 'groups'>): boolean =>
  groups.some(({ lines }) => lines.some(({ unclear }) => unclear !== undefined))
