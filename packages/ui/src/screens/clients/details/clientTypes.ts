import type { InvoicingValues } from '@waldkerf/domain/clients/invoicingValues'
import type { ClientValues } from '@waldkerf/domain/clients/clientValues'
import type { SurveyValues } from '@waldkerf/domain/clients/surveyValues'
import type { EventGroup } from '@waldkerf/domain/clients/eventGroups'
import type { ClientEvent } from '@waldkerf/domain/entities/clientEvents'
import type { Recipient } from '@waldkerf/domain/entities/recipients'
import type { Cadastre, ClientRow, ClientUser } from '@waldkerf/domain/entities/clients'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import type { DocumentStep } from '@waldkerf/domain/documents/steps/documentSteps'
import type { BaseMaps } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Section } from '@waldkerf/ui/parts/MapView/MapView'
import type { RowFormActions, RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'

/** Everyone linked to a client, and who of them is not of the office. */
export interface ClientPeople {
  linked: readonly ClientUser[]
  outside: readonly ClientUser[]
}

/** The client's map sheets, and the section they cover. */
export interface ClientMaps {
  maps: readonly SurveyMap[]
  /** Undefined while no map is georeferenced in the client's system. */
  extent: Section | undefined
}

/** Whom documents go to: the recipients, and the client's own address of e-invoices, '' for none. */
export interface ClientRecipients {
  rows: readonly Recipient[]
  own: string
}

/** A recipient as it is typed; `fuer_rechnungen` is 'true' or ''. */
export type RecipientValues = Readonly<Record<'name' | 'email' | 'fuer_rechnungen', string>>

/** As much of a client's timeline as is loaded. */
export interface ClientTimeline {
  events: Loadable<readonly ClientEvent[]>
  group: EventGroup
  /** There are older ones; `loading` while they come. */
  older: 'none' | 'some' | 'loading'
  /** Names by e-mail. */
  people: Readonly<Record<string, string>>
  /** The note that is typed. */
  note: string
}

export interface ClientState {
  client: ClientRow
  /** Where the address is to be typed: its form opens. */
  isLedToAddress?: boolean
  /** The form over the address and the contact person. */
  form: RowFormState<ClientValues>
  /** The form over what maps and projects begin with. */
  survey: RowFormState<SurveyValues>
  /** The form over the data for e-invoices; the status says whether they are loaded. */
  invoicing: Loadable<RowFormState<InvoicingValues>>
  /** Days until payment, by the office's settings; undefined until they are known. */
  term?: number | undefined
  cadastre: Loadable<Cadastre | undefined>
  people: Loadable<ClientPeople>
  recipients: Loadable<ClientRecipients>
  timeline: ClientTimeline
  /** The latest mail, reminder or note; undefined until it is known, null where there was none. */
  lastContact: ClientEvent | null | undefined
  /** The office's own people. */
  team: Loadable<readonly ClientUser[]>
  /** Everyone there is, to be linked. */
  choices: readonly User[]
  maps: Loadable<ClientMaps>
  /** The background of the client's map; absent: the offline map alone. */
  baseMaps?: BaseMaps
  offers: Loadable<readonly DocumentRow[]>
  invoices: Loadable<readonly DocumentRow[]>
  addresses: ClientAddresses
  /** `YYYY-MM-DD` */
  today: string
}

export interface ClientAddresses {
  list: string
  user: (userId: number) => string
  offer: (offerId: number) => string
  invoice: (invoiceId: number) => string
  map: (mapId: number) => string
  /** Lists of this client's documents and maps, and their forms for new ones. */
  offers: string
  invoices: string
  /** Those to be paid, each with its reminder. */
  claims: string
  /** The reminder of one, and the next step with an offer. */
  remind: (invoiceId: number) => string
  offerStep: (offerId: number, step: DocumentStep) => string
  /** The list of the client's accepted offers, where several are picked for one invoice. */
  billTogether: string
  maps: string
  newOffer: string
  newInvoice: string
  newMap: string
}

/** Promises reject with an error whose message is for people. */
export interface ClientActions {
  form: RowFormActions<ClientValues>
  /** Says that the address has the focus it was led to. */
  onLed?: () => void
  invoicing: RowFormActions<InvoicingValues>
  survey: RowFormActions<SurveyValues>
  recipients: {
    /** @param key the same for every try */
    add: (values: RecipientValues, key: string) => Promise<void>
    update: (recipient: Recipient, values: RecipientValues) => Promise<void>
    /** It can be taken back for a while. */
    remove: (recipient: Recipient) => void
  }
  timeline: {
    choose: (group: EventGroup) => void
    showOlder: () => void
    typeNote: (text: string) => void
    addNote: () => Promise<void>
    /** It can be taken back for a while. */
    removeNote: (note: ClientEvent) => void
  }
  /** Says while something is typed that is not stored. */
  onTyping: (isTyping: boolean) => void
  setCadastre: (enabled: boolean) => Promise<void>
  connect: (userId: number) => Promise<void>
  disconnect: (userId: number) => Promise<void>
  setUserCadastre: (userId: number, enabled: boolean) => Promise<void>
}
