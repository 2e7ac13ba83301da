import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { EditedDocument, Header } from '../editor/document.ts'
import type { NumberField } from '../editor/unclear.ts'
import type { Write } from '../editor/plan.ts'
import type { EditorAction, EditorHistory } from '../workplace/editorHistory.ts'
import type { DocumentData } from '../workplace/header.ts'
import type { LeftOver } from '../workplace/leftOver.ts'
import type { Conflict } from '../workplace/mergeStored.ts'
import type { Side } from '@waldkerf/domain/editing/mergeFields'
import type { StoredDocument, WholeDocument } from '../workplace/wholeDocument.ts'

/** Text that was typed in place of a number; '' clears it. */
export interface UnclearText {
  id: number
  version: number
  field: NumberField
  text: string
}

/** The calls of one document. */
export interface SessionCalls {
  read: () => Promise<WholeDocument>
  change: (header: Header, version: number) => Promise<StoredDocument>
  setClient: (clientId: string, version: number) => Promise<StoredDocument>
  setData: (data: DocumentData) => Promise<DocumentData>
  insert: (write: Extract<Write, { kind: 'insert' }>, idempotencyKey: string) => Promise<Position>
  update: (write: Extract<Write, { kind: 'update' }>) => Promise<Position>
  setUnclear: (text: UnclearText) => Promise<Position>
  remove: (id: number) => Promise<unknown>
}

/** The words of failures. */
export interface SessionWords {
  /** Of any thrown value, for people. */
  message: (error: unknown) => string
  /** The message when each attempt meets a newer version. */
  lastingConflict: () => string
}

export type RowState = 'waiting' | 'saving' | 'failed' | 'conflict'

export interface SessionSnapshot {
  history: EditorHistory
  /** By row key or `headKey`; what is stored has none. */
  marks: ReadonlyMap<string, RowState>
  /** Why the last try has not worked, in words for people. */
  problem: string | undefined
  /** The row, or `headKey`, that the problem is of, where it is of one. */
  problemAt: string | undefined
  conflicts: readonly Conflict[]
  /** Text typed into a document that somebody closed meanwhile: it stays until it is forgotten, or the offer is a draft again. */
  leftOvers: readonly LeftOver[]
  /** Of a closed document: what is stored of it, without what was typed. */
  closed: EditedDocument | undefined
  /** The document as it was stored last. */
  document: StoredDocument
  data: DocumentData
}

/** A document that is edited and stored at once. After its page was left it keeps sending until all is stored. */
export interface EditorSession {
  subscribe: (listener: () => void) => () => void
  snapshot: () => SessionSnapshot
  act: (action: EditorAction) => void
  /** Typed text that is not stored, field by field. */
  unsaved: () => readonly LeftOver[]
  /** Sends all that waits, deletes too. @returns whether all is stored now */
  flush: () => Promise<boolean>
  /** Takes in what others have stored. @throws CallError */
  sync: () => Promise<void>
  /** Whose value each field of a conflict gets; fields that are not named get the others'. */
  resolve: (key: string, sides: Readonly<Record<string, Side>>) => void
  /** Drops what was typed and is not stored. */
  forget: () => void
  /** The page has gone: sends what waits and ends. */
  stop: () => void
}
