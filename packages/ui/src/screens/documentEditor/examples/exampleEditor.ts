import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { OfficeSettings } from '@waldkerf/domain/entities/office/settings'
import type { Position, PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import { countryOfState } from '@waldkerf/domain/office/countries'
import { dayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import { blankValues, type Row } from '@waldkerf/domain/office/editor/document'
import { closing } from '@waldkerf/domain/office/workplace/closed'
import { type DocumentKind, editedDocument } from '@waldkerf/domain/office/workplace/header'
import { openEditor } from '@waldkerf/domain/office/workplace/editorHistory'
import { noBuyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import type { EditorLists, EditorState } from '../editorTypes.ts'

/** The parts of the example world that the editor needs. */
interface ExampleWorld extends Omit<EditorLists, 'templates'> {
  offers: readonly Offer[]
  invoices: readonly Invoice[]
  positions: readonly Position[]
  positionTemplates: readonly PositionTemplate[]
  officeSettings: OfficeSettings
}

/** A sent or fixed document takes no text any more. */
const isOpen = (document: Invoice | Offer) => closing(document) === undefined

const open = (world: ExampleWorld, kind: DocumentKind): Invoice | Offer => {
  const newest = (kind === 'offer' ? world.offers : world.invoices).findLast(isOpen)
  if (!newest) throw new Error('the example world has no documents')
  return newest
}

const documentDay = (document: Invoice | Offer) => ('rn_datum' in document ? document.rn_datum : document.an_datum)

/** The newest document of the example world in the editor. */
export function exampleEditor(world: ExampleWorld, kind: DocumentKind, today: string): EditorState {
  const document = open(world, kind)
  const all: readonly (Invoice | Offer)[] = kind === 'offer' ? world.offers : world.invoices
  const dated = all.map((other) => ({ id: other.id, nummer: other.nummer, day: documentDay(other) }))
  const own = { id: document.id, nummer: document.nummer, day: documentDay(document) }
  const positions = world.positions.filter((row) =>
    kind === 'offer' ? row.angebot_id === document.id : row.rechnung_id === document.id,
  )
  const client = world.clients.find(({ client_id }) => client_id === document.client_id)
  return {
    facts: {
      status: 'ready',
      data: { id: document.id, kind, number: document.nummer, archivedAt: null, original: null },
    },
    history: openEditor(editedDocument(kind, document, positions)),
    save: { status: 'saved' },
    marks: new Map(),
    limits: dayLimits(own, dated, { min: null, max: null }, today),
    lists: {
      clients: world.clients,
      textBlocks: world.textBlocks,
      templates: world.positionTemplates,
      acronyms: world.acronyms,
    },
    settings: world.officeSettings,
    details: { ...noBuyerDetails, land: countryOfState(client?.bundesland ?? '') },
    newLimits: {
      offer: dayLimits(undefined, dated, { min: null, max: null }, today),
      invoice: dayLimits(undefined, dated, { min: null, max: null }, today),
    },
    conflicts: [],
    leftOvers: [],
    today,
  }
}

/** So many rows of the example world, in groups. */
export const manyRows = (templates: readonly PositionTemplate[], count: number): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const { bez, einheit, ep, erl } = templates[at % templates.length] ?? {
      bez: '',
      einheit: '',
      ep: '0',
      erl: '',
    }
    return {
      ...blankValues,
      key: `row${at}`,
      anzahl: String((at % 17) + 1),
      einheit,
      bez: `${bez} ${at + 1}`,
      ep: ep.replace(/\.?0+$/, ''),
      erl: at % 5 === 0 ? erl : '',
      erl_titel: at % 50 === 0 ? `Los ${at / 50 + 1}` : '',
    }
  })

/** The same state with other contents. */
export function withDocument(
  state: EditorState,
  change: { header?: Readonly<Record<string, string>>; rows?: readonly Row[] },
): EditorState {
  const { document } = state.history
  return {
    ...state,
    history: openEditor({ header: { ...document.header, ...change.header }, rows: change.rows ?? document.rows }),
  }
}
