import type { DocumentStep, OfferFacts } from '@waldkerf/domain/documents/steps/documentSteps'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { Acronym, TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { Deduction, InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import type { EditedDocument, PositionValues } from '@waldkerf/domain/office/editor/document'
import type { OrderStage } from '@waldkerf/domain/office/orders/orderFigures'
import type { Side } from '@waldkerf/domain/editing/mergeFields'
import type { LeftOver } from '@waldkerf/domain/office/workplace/leftOver'
import type { Conflict } from '@waldkerf/domain/office/workplace/mergeStored'
import type { DayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { EditorAction, EditorHistory } from '@waldkerf/domain/office/workplace/editorHistory'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import type { BuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import type { ReactNode } from 'react'
import type { SentMail } from './lifecycle/StageLine.tsx'
import type { LayOut } from './letter/useLaidOut.ts'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'

/** Fields of a document that the server alone sets. */
export interface DocumentFacts {
  id: number
  kind: DocumentKind
  number: string
  /** Of an offer, as it is stored. */
  status?: string | undefined
  /** When the invoice was fixed for ever, ISO 8601. */
  archivedAt: string | null
  /** The invoice that this one cancels. Must not change between renders. */
  original: { nummer: string; datum: string } | null
  /** The invoice that cancels this one, by its number. */
  cancelledBy?: string | undefined
  /** The offer that this invoice was made of. */
  offer?: { id: number; number: string } | undefined
  /** How many offers it was made of; the one above is the first. */
  offerCount?: number
  /** The invoice that was made of this offer, or that stands for this replaced invoice, with its payment state once known. */
  invoice?: { id: number; number: string; state?: string | undefined } | undefined
  /** Of an offer that has instalments or a final invoice that stand. */
  order?: OfferFacts['order']
  /** Of an instalment: how far its order is, once that is known. */
  orderStage?: OrderStage | undefined
  /** The invoice's part in its order, and its deductions as of now. Must not change between renders. */
  part?: InvoicePart | undefined
  deductions?: readonly Deduction[] | undefined
}

/** How far the shown document is stored. Nothing typed is lost in any of these states. */
export type SaveState =
  | { status: 'saved' }
  /** So many numbers were typed that cannot be read: the text is kept, the value is not. */
  | { status: 'unclear'; count: number }
  | { status: 'waiting' }
  | { status: 'saving' }
  /** A few retries follow by themselves; `message` is the reason, `at` the key of the refused row, or `headKey`. */
  | { status: 'failed'; message: string; at?: string | undefined }
  /** Somebody else changed the same fields. */
  | { status: 'conflict' }

/** Why a row is not stored yet. */
export type RowMark = 'waiting' | 'saving' | 'failed' | 'conflict'

/** Choices for the document's fields. */
export interface EditorLists {
  clients: readonly ClientRow[]
  textBlocks: readonly TextBlock[]
  templates: readonly PositionTemplate[]
  acronyms: readonly Acronym[]
}

export interface EditorState {
  facts: Loadable<DocumentFacts>
  history: EditorHistory
  save: SaveState
  /** By row key; rows that are stored have none. */
  marks: ReadonlyMap<string, RowMark>
  /** On which days the document may be dated. */
  limits: DayLimits
  lists: EditorLists
  /** Who writes; undefined until it is known. */
  settings: OfficeSettings | undefined
  /** Address of the office's logo, '' while it is loading; absent: there is none. */
  logo?: string | undefined
  /** This client's requirements for e-invoices. */
  details: BuyerDetails
  /** `YYYY-MM-DD` */
  today: string
  /** Of a fixed invoice, once it is known: what is paid and open. */
  standing?: InvoiceStanding | undefined
  /** The last mail that went out with the document; null for none, absent until it is known. */
  mail?: SentMail | null | undefined
  /** Of what cancels an invoice: that invoice, while money is owed back for it. */
  owed?: { id: number; number: string; amount: string } | undefined
  /** It is opened for this step: an offer to be billed or made anew, a new instalment to be fixed. */
  asked?: 'convert' | 'settle' | 'copy' | 'archive' | undefined
  /** Of the client's page. */
  clientAt?: string | undefined
  /** A reminder of today is made. */
  isReminded?: boolean | undefined
  /** Of an archived invoice: as it was fixed. Nothing of today's data stands in for it. */
  frozen?: Loadable<DocumentModel> | undefined
  conversion?: ConversionState | undefined
  /** On which days new documents may be dated. */
  newLimits: Readonly<Record<DocumentKind, DayLimits>>
  conflicts: readonly Conflict[]
  /** Typed values that are not in the document, because somebody closed it meanwhile. */
  leftOvers: readonly LeftOver[]
  /** The stored contents of a closed document. */
  stored?: EditedDocument | undefined
  /** The positions of the offers that the invoice was made of, once `compare` asked for them. */
  offered?: Loadable<readonly PositionValues[]> | undefined
}

export type DownloadFormat = 'pdf' | 'xml' | 'zugferd'

/** How far a file is made; `share` is known of the PDF alone, from 0 to 1. */
export interface DownloadProgress {
  step: 'begin' | 'rules' | 'schema' | 'pdf'
  share?: number
}

/** How far an offer has become an invoice. */
export type ConversionState =
  | { status: 'running' | 'finished'; done: number; total: number }
  /** It goes on from there; `message` is '' when it broke off before this page was opened. */
  | { status: 'failed'; done: number; total: number; message: string }

/** Next steps with a document. Each sends pending edits first, and goes to the document it has made. */
export interface LifecycleActions {
  /** @param days of the new invoice; absent: goes on with what broke off */
  convert: (days?: { day: string; supplyDay: string }) => Promise<void>
  /** Makes the final invoice of an order. @throws Error with a message for people */
  settle: (days: { day: string; supplyDay: string }) => Promise<void>
  /** @param isRepriced line items take today's prices of their templates @throws Error with a message for people */
  copy: (day: string, isRepriced: boolean) => Promise<void>
  /** @throws Error with a message for people */
  cancel: (day: string) => Promise<void>
  /** @param model as it is fixed @throws AddressTooLong; Error with a message for people */
  archive: (model: DocumentModel) => Promise<void>
  /** Reads the offers that the invoice was made of. */
  compare: () => void
}

/** Steps that need more than the document: the container has their dialogs. `address`: the client's is corrected. */
export type OfficeStep =
  | Extract<DocumentStep, 'send' | 'pay' | 'repay' | 'transfer' | 'remind' | 'instalment'>
  | 'address'

export interface EditorActions {
  act: (action: EditorAction) => void
  /** Sends at once what waits, and tries again what failed. */
  save: () => void
  back: () => void
  /** Drops what was typed and is not in the closed document. */
  forget: () => void
  setDetails: (details: BuyerDetails) => void
  /** Makes the file and hands it to the browser. @throws Error with a message for people */
  download: (
    format: DownloadFormat,
    model: DocumentModel,
    onProgress: (progress: DownloadProgress) => void,
  ) => Promise<void>
  /** The pages as the PDF has them. @throws Error with a message for people */
  layOut: LayOut
  lifecycle: LifecycleActions
  /** Opens the dialog of a step. */
  begin: (step: OfficeStep) => void
  /** The chosen side for each field of a conflict; a field that is not named gets the other person's value. */
  resolve: (key: string, sides: Readonly<Record<string, Side>>) => void
  /** Goes to where the office's or a client's data are entered, or to the invoice or the offer that belongs to it. */
  goTo: (place: 'settings' | 'client' | 'invoice' | 'offer', field?: string) => void
}

/** Slots in the editor's frame for other parts of the office. */
export interface EditorSlots {
  /** Below the toolbar: the documents before and after this one, in one line. */
  chain?: ReactNode
  /** The dialog of a step that was begun. */
  dialog?: ReactNode
  /** A tab at the side: payments and reminders. */
  payments?: ReactNode
  /** A tab at the side: to whom it was sent, and when. */
  sending?: ReactNode
  /** In the tab of the history: who changed what, from the database's log. */
  log?: ReactNode
}
