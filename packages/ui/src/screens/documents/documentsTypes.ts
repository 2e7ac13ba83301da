import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { ProposedRecipient } from '@waldkerf/domain/clients/recipients'
import type { DocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'
import type { BankEntry } from '@waldkerf/domain/office/bank/statement'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import type { DayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import type { JointOffer } from '@waldkerf/domain/office/joint/jointOffers'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { MissingParts } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ShownViews, ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import type { DaysDialogProps, MakingChoice } from '../documentEditor/lifecycle/DaysDialog.tsx'
import type { LayOut } from '../documentEditor/letter/useLaidOut.ts'
import type { DocumentAddresses } from './chain/ChainLine.tsx'

export interface DocumentsState {
  /** All of them, the newest number first. */
  documents: Loadable<readonly DocumentRow[]>
  /** State of the call for the totals; its answer is in the rows already. */
  amounts: Loadable<unknown>
  clients: readonly ClientChoice[]
  /** Set while there is no client that a document could be for: where the first one is made. */
  firstClientAt?: string | undefined
  filter: DocumentFilter
  sort: Sort | undefined
  views: ShownViews
  /** The address asks for the form of a new document. */
  isNewAsked?: boolean
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
  /** The earliest day of a new one, as the data service says; null: any. */
  firstDay: string | null
  /** Of all documents, for the links to those that belong together. Must not change between renders. */
  addresses: DocumentAddresses
  /** Further data that could not be loaded: the clients' names, payments, what belongs together, the earliest day of new ones. */
  missing?: MissingParts<'clients' | 'payments' | 'chain' | 'firstDay'>
}

/** First values of a new offer or invoice. */
export interface NewDocument {
  clientId: number
  day: string
  /** Day of supply; an offer leaves it out. */
  supplied: string
  /** VAT in per cent, decimal text. */
  rate: string
  /** It is the first instalment of an order that came without an offer. */
  instalment?: NewOrder | undefined
}

/** An order that came without an offer: its words, its net amount, and the net amount of its first instalment. */
export interface NewOrder {
  words: string
  net: string
  amount: string
}

/** The words of a payment reminder, and where it goes; without an address it is made and not sent. */
export interface ReminderDraft {
  to: string
  text: string
}

/** A reminder as it begins. */
export interface OfferedReminder extends ReminderDraft {
  /** Whom it can go to, the likeliest first. */
  recipients: readonly ProposedRecipient[]
  /** As it will print with these words; absent where the invoice has no client. */
  sheet?: DocumentModel
  /** Neither the invoice nor a reminder of it went out by mail. */
  isUnsent?: boolean
}

/** All that is paid, read at once, so that nothing of it contradicts the rest. */
export interface MoneyRead {
  standings: readonly InvoiceStanding[]
  payments: readonly Payment[]
}

/** A part of a bank's entry, as a payment of an invoice. */
export interface BankPayment {
  invoiceId: number
  amount: string
  entry: BankEntry
  /** The person has confirmed what is unlikely about it. */
  confirmed: boolean
}

/** The work with what clients owe. Promises reject with an error whose message is for people. */
export interface ReceivablesWork {
  /** Words, recipients and sheet that are offered for a reminder of an invoice. */
  prepare: (row: DocumentRow) => Promise<OfferedReminder>
  layOut: LayOut
  /** Begins the mail with an invoice that never went out. */
  sendInvoice: (id: number) => void
  /** `form` names the dialog: sent twice it is made and goes out once. `remembers`: the client's recipients get a new address. */
  remind: (row: DocumentRow, draft: ReminderDraft, by: { form: string; remembers: boolean }) => Promise<unknown>
  readMoney: () => Promise<MoneyRead>
  /** @param form names the dialog: asked for twice it is entered once */
  book: (payment: BankPayment, form: string) => Promise<unknown>
}

/** Offers that were picked to be billed together. */
export interface JointPreview {
  offers: readonly JointOffer[]
  /** Ids of those that are billed already, and are billed once more. */
  again: ReadonlySet<number>
  /** The sum of their net amounts. */
  net: string
  /** Prices of templates that have changed since, as copies have them. */
  prices?: DaysDialogProps['prices']
}

/** One invoice for several offers. Promises reject with an error whose message is for people. */
export interface JointWork {
  /** Absent until offers were picked for it. */
  preview: Loadable<JointPreview> | undefined
  limits: DayLimits
  ask: (offers: readonly DocumentRow[]) => void
  make: (choice: MakingChoice) => Promise<void>
  close: () => void
}

export interface DocumentsActions {
  open: (id: number) => void
  setFilter: (filter: DocumentFilter) => void
  setSort: (sort: Sort) => void
  retry: () => void
  /**
   * Makes it and opens it; rejects with an error whose message is for people.
   * @param key made when the form opens, the same for every try
   */
  create: (document: NewDocument, key: string) => Promise<void>
  /** Told when a new one is typed and not made, and when that is over. */
  onTyping: (isTyping: boolean) => void
  views: ViewActions
  /** Told when the form that was asked for is open. */
  newOpened?: () => void
  /** Told when the form that was asked for is given up. */
  newGivenUp?: () => void
}
