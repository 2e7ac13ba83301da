import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import { unclearFields } from '@waldkerf/domain/office/editor/unclear'
import type { DraftShape, Pieces } from '@waldkerf/app/platform/drafts/mergeDrafts'
import type { DocumentDraft } from './openWork.ts'

type Values = DocumentDraft['rows'][number]['values']

/** A piece is a field of the head (key null), or of a row, named by the row's key. */
const pieceName = (key: string | null, field: string) => JSON.stringify([key, field])
const parsePiece = (piece: string) => JSON.parse(piece) as [key: string | null, field: string]

const isNumber = (field: string): field is keyof typeof unclearFields => field in unclearFields

/** A number and the unreadable text typed in its place are one piece: a typed number replaces the text. */
function splitValues(values: Values): [field: string, value: unknown][] {
  const numbers = (Object.keys(unclearFields) as (keyof typeof unclearFields)[]).flatMap(
    (field): [string, Values][] => {
      const text = values[unclearFields[field]]
      if (values[field] === undefined && text === undefined) return []
      const number = values[field] === undefined ? {} : { [field]: values[field] }
      return [[field, { ...number, [unclearFields[field]]: text ?? '' }]]
    },
  )
  const others = Object.entries(values).filter(([field]) => !isNumber(field) && !field.startsWith('unklar_'))
  return [...numbers, ...others]
}

function split({ header, rows }: DocumentDraft): Pieces {
  const head = Object.entries(header ?? {}).map(([field, value]) => [pieceName(null, field), value] as const)
  const fields = rows.flatMap(({ key, at, values }) => [
    [pieceName(key, 'at'), at] as const,
    ...splitValues(values).map(([field, value]) => [pieceName(key, field), value] as const),
  ])
  return new Map<string, unknown>([...head, ...fields])
}

function join(pieces: Pieces): DocumentDraft {
  const header: Record<string, string> = {}
  const rows = new Map<string, DocumentDraft['rows'][number]>()
  for (const [piece, value] of pieces) {
    const [key, field] = parsePiece(piece)
    if (key === null) header[field] = String(value)
    else {
      const row = rows.get(key) ?? { key, at: 0, values: {} }
      rows.set(
        key,
        field === 'at'
          ? { ...row, at: Number(value) }
          : { ...row, values: { ...row.values, ...(isNumber(field) ? (value as Values) : { [field]: value }) } },
      )
    }
  }
  return {
    header: Object.keys(header).length > 0 ? header : null,
    rows: [...rows.values()].filter(({ values }) => Object.keys(values).length > 0),
  }
}

interface ShapeWords {
  fieldNames: Readonly<Record<string, string>>
  /** @param nr undefined for a row that is not in the document */
  row: (nr: number | undefined, field: string) => string
  said: (value: string | boolean) => string
}

/**
 * The draft of a document in pieces: each field of its head and of its rows.
 * @param rowNumber the current number of a row, from 1; undefined if it is not there
 */
export const documentShape = (
  { fieldNames, row, said }: ShapeWords,
  rowNumber: (key: string) => number | undefined,
): DraftShape<DocumentDraft> => ({
  split,
  join,
  words(piece, value) {
    const [key, field] = parsePiece(piece)
    if (field === 'at') return undefined
    const name = fieldNames[field] ?? field
    const shown = isNumber(field) ? shownNumber(field, value as Partial<PositionValues>) : (value as string | boolean)
    return { name: key === null ? name : row(rowNumber(key), name), text: said(shown) }
  },
})

const shownNumber = (field: keyof typeof unclearFields, values: Partial<PositionValues>): string =>
  values[unclearFields[field]] || values[field] || ''
