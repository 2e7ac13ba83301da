import { apply } from '../editor/commands.ts'
import type { Side } from '@waldkerf/domain/editing/mergeFields'
import type { EditedDocument, Header } from '../editor/document.ts'
import { planWrites, type Saved, type SavedRow, withAnswer, type Write } from '../editor/plan.ts'
import { editorAfter, type EditorAction, type EditorHistory, openEditor } from '../workplace/editorHistory.ts'
import {
  dataFields,
  detailFields,
  type DocumentKind,
  editedDocument,
  toHeader,
  inOrder,
  positionKey,
  toSavedRow,
} from '../workplace/header.ts'
import { closing } from '../workplace/closed.ts'
import { type LeftOver, leftOvers } from '../workplace/leftOver.ts'
import { type Conflict, headKey, mergeStored, type SavedHead } from '../workplace/mergeStored.ts'
import type { StoredDocument, WholeDocument } from '../workplace/wholeDocument.ts'

/** A document as the page shows it, and its stored state. Sends nothing. */
export function createWorkingCopy(kind: DocumentKind, stored: WholeDocument) {
  const { positions } = stored
  let { document, data } = stored
  let history: EditorHistory = openEditor(editedDocument(kind, document, positions, data))
  let saved: Saved = new Map(positions.map((position) => [positionKey(position), toSavedRow(position)]))
  let head: SavedHead = { version: document.version, header: toHeader(kind, document, data) }
  let conflicts: readonly Conflict[] = []

  const shownField = (field: string) => history.document.header[field] ?? ''
  const isChanged = (field: string) => shownField(field) !== (head.header[field] ?? '')
  const isClosed = () => closing(document) !== undefined

  /** The stored state only. */
  function storedDocument(): EditedDocument {
    const rows = [...saved].toSorted(([, one], [, other]) => one.lfd_nr - other.lfd_nr)
    return { header: head.header, rows: rows.map(([key, { values }]) => ({ ...values, key })) }
  }

  return {
    state: () => ({ document, data, history, head, saved, conflicts }),
    /** Whether the text of the stored document is read-only. */
    isClosed,
    storedDocument,
    /** Whether the pending status closes the document, so that everything else must be stored before it. */
    isClosing: () => !isClosed() && 'status' in document && shownField('status') !== 'entwurf',
    /** @returns whether anything has changed */
    act(action: EditorAction): boolean {
      const before = history
      history = editorAfter(history, action)
      return history !== before
    },
    /** Parts of the head that are not stored yet. A client cannot be removed again. */
    openHead: () =>
      isClosed()
        ? { details: isChanged('status'), client: false, data: false }
        : {
            details: detailFields(kind).some(isChanged),
            client: isChanged('client_id') && shownField('client_id') !== '',
            data: dataFields[kind].some(isChanged),
          },
    /** The head to send; of a closed offer only the status is changed. */
    sentHeader: (): Header => (isClosed() ? { ...head.header, status: shownField('status') } : history.document.header),
    /** Writes of rows, in the document's order. */
    openRows: (): Write[] => (isClosed() ? [] : planWrites(history.document.rows, saved)),
    /** Typed text that is not stored. */
    leftOvers: () => leftOvers(history.document, head.header, saved),
    /** Typed text that a closed document refuses; a changed status is sent all the same. */
    refusedText: (): LeftOver[] =>
      isClosed()
        ? leftOvers(
            { ...history.document, header: { ...history.document.header, status: head.header['status'] ?? '' } },
            head.header,
            saved,
          )
        : [],
    /** Shows the stored state only. */
    forget() {
      history = openEditor(storedDocument())
      conflicts = []
    },
    /** A text by which a change of a row or of the head is recognised. */
    fingerprint: (key: string): string | undefined =>
      JSON.stringify(key === headKey ? history.document.header : history.document.rows.find((row) => row.key === key)),
    keepRow(write: Write, answer: SavedRow | undefined) {
      saved = withAnswer(saved, write, answer)
    },
    keepHead(
      answer: Pick<StoredDocument, 'version'> & Partial<StoredDocument>,
      fields: Readonly<Record<string, string>>,
    ) {
      document = { ...document, ...answer }
      head = { version: answer.version, header: { ...head.header, ...fields } }
    },
    keepData(answer: typeof data) {
      data = answer
    },
    /** Merges the stored state. @param adopt the key of an own row whose answer was lost */
    merge(theirs: WholeDocument, adopt: (row: SavedRow) => string | undefined) {
      const rows = inOrder(theirs.positions).map(toSavedRow)
      const known = new Set([...saved.values()].map(({ id }) => id))
      for (const row of rows) {
        const key = known.has(row.id) ? undefined : adopt(row)
        if (key !== undefined) saved = new Map(saved).set(key, row)
      }
      const header = toHeader(kind, theirs.document, theirs.data)
      const merged = mergeStored({
        shown: history.document,
        head,
        saved,
        stored: { head: { version: theirs.document.version, header }, rows },
        keyFor: positionKey,
      })
      ;({ document, data } = theirs)
      ;({ saved, head } = merged)
      const isNew = ({ key }: Conflict) => merged.conflicts.some((one) => one.key === key)
      conflicts = [...conflicts.filter((one) => !isNew(one)), ...merged.conflicts]
      if (merged.commands.length > 0) history = editorAfter(history, { kind: 'absorb', commands: merged.commands })
    },
    /** Chooses the side of each field in a conflict. */
    resolve(key: string, sides: Readonly<Record<string, Side>>) {
      const conflict = conflicts.find((one) => one.key === key)
      const theirs = conflict?.fields.filter(({ field }) => sides[field] !== 'mine') ?? []
      const changes = Object.fromEntries(theirs.map(({ field, theirs: value }) => [field, value]))
      const command =
        key === headKey
          ? ({ kind: 'header', changes: changes as Record<string, string> } as const)
          : ({ kind: 'change', key, changes } as const)
      if (apply(history.document, command)) history = editorAfter(history, { kind: 'absorb', commands: [command] })
      conflicts = conflicts.filter((one) => one !== conflict)
    },
  }
}

export type WorkingCopy = ReturnType<typeof createWorkingCopy>
