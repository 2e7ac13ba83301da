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

/** Messages of failures. */
export interface SessionWords {
  /** For any thrown value. */
  message: (error: unknown) => string
  /** When each attempt meets a newer version. */
  lastingConflict: () => string
}

export type RowState = 'waiting' | 'saving' | 'failed' | 'conflict'

export interface SessionSnapshot {
  history: EditorHistory
  /** By row key or `headKey`; stored ones have no mark. */
  marks: ReadonlyMap<string, RowState>
  /** Message for people: why the last try failed. */
  problem: string | undefined
  /** Key of the row, or `headKey`, that has the problem, if one has. */
  problemAt: string | undefined
  conflicts: readonly Conflict[]
  /** Text typed into a document that was closed meanwhile: kept until it is dropped, or the offer is a draft again. */
  leftOvers: readonly LeftOver[]
  /** The stored state of a closed document, without typed text. */
  closed: EditedDocument | undefined
  /** The document as it was stored last. */
  document: StoredDocument
  data: DocumentData
}

/** A document that is stored while it is edited. After its page was left, sending continues until all is stored. */
export interface EditorSession {
  subscribe: (listener: () => void) => () => void
  snapshot: () => SessionSnapshot
  act: (action: EditorAction) => void
  /** Typed text that is not stored, field by field. */
  unsaved: () => readonly LeftOver[]
  /** Sends all pending writes, deletes included. @returns whether all is stored now */
  flush: () => Promise<boolean>
  /** Reads and merges the changes of others. @throws CallError */
  sync: () => Promise<void>
  /** Chooses the side of each field in a conflict; fields that are not named get the others' value. */
  resolve: (key: string, sides: Readonly<Record<string, Side>>) => void
  /** Drops typed changes that are not stored. */
  forget: () => void
  /** To be called when the page is left: sends pending writes and ends. */
  stop: () => void
}
