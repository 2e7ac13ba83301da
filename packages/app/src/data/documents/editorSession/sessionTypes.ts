import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { EditedDocument, Header } from '@waldkerf/domain/office/editor/document'
import type { Write } from '@waldkerf/domain/office/editor/plan'
import type { EditorAction, EditorHistory } from '@waldkerf/domain/office/workplace/editorHistory'
import type { DocumentData } from '@waldkerf/domain/office/workplace/header'
import type { LeftOver } from '@waldkerf/domain/office/workplace/leftOver'
import type { Conflict } from '@waldkerf/domain/office/workplace/mergeStored'
import type { Side } from '@waldkerf/domain/editing/mergeFields'
import type { StoredDocument, WholeDocument } from '../documentCalls.ts'
import type { UnclearText } from '../positionCalls.ts'

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

/** A document that is being edited and stored as it changes. It goes on when its page has gone, until all is stored. */
export interface EditorSession {
  subscribe: (listener: () => void) => () => void
  snapshot: () => SessionSnapshot
  act: (action: EditorAction) => void
  /** Typed text that is not stored, field by field. */
  unsaved: () => readonly LeftOver[]
  /** Sends all that waits, deletes too. @returns whether all is stored now */
  flush: () => Promise<boolean>
  /** Takes in what others have stored. @throws ApiError */
  sync: () => Promise<void>
  /** Whose value each field of a conflict gets; fields that are not named get the others'. */
  resolve: (key: string, sides: Readonly<Record<string, Side>>) => void
  /** Drops what was typed and is not stored. */
  forget: () => void
  /** The page has gone: sends what waits and ends. */
  stop: () => void
}
