import { invoiceOffers } from '@waldkerf/domain/documents/invoiceOffers'
import type { Deduction } from '@waldkerf/domain/entities/documents/orders'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import { haveFailed } from '@waldkerf/domain/documents/steps/mailState'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { orderStage } from '@waldkerf/domain/office/orders/orderFigures'
import { unclearCount } from '@waldkerf/domain/office/editor/unclear'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DocumentFacts, EditorState, SaveState } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { useMemo } from 'react'
import type { SessionSnapshot } from '@waldkerf/domain/office/editorSession/sessionTypes'
import { useDispatches } from '@waldkerf/app/data/documents/dispatches'
import { useOrder } from '@waldkerf/app/data/documents/orders'
import { useInvoiceStanding, useReminders } from '@waldkerf/app/data/documents/payments'
import { useClients } from '@waldkerf/app/data/clients/clients'
import { useDayLimits, useNewDayLimits } from '@waldkerf/app/data/documents/lists/dayLimits'
import { missing } from '@waldkerf/app/data/loading/parts'
import { useOfficePictures, useOfficeSettings } from '@waldkerf/app/data/office/settings'
import { useAcronyms, usePositionTemplates, useTextBlocks } from '@waldkerf/app/data/office/texts'
import { useToday } from '../dashboard/useToday.ts'
import { useArchivedInvoice } from '@waldkerf/app/data/documents/invoicing'
import { orderId } from './orders/orderId.ts'
import { useBuyerDetails } from './useBuyerDetails.ts'

interface DocumentInput {
  kind: DocumentKind
  snapshot: SessionSnapshot
  conversion: EditorState['conversion']
  offered: EditorState['offered']
}

function saveState(
  { history, marks, problem, problemAt, conflicts, leftOvers }: SessionSnapshot,
  buyerProblem?: string,
): SaveState {
  if (conflicts.length > 0) return { status: 'conflict' }
  if (problem !== undefined) return { status: 'failed', message: problem, at: problemAt }
  if (buyerProblem !== undefined) return { status: 'failed', message: buyerProblem }
  // The text of a closed document is read-only: unsaved text is shown in a note and is not sent.
  if (leftOvers.length > 0) return { status: 'conflict' }
  if (marks.size === 0) {
    const count = unclearCount(history.document.rows)
    return count > 0 ? { status: 'unclear', count } : { status: 'saved' }
  }
  return [...marks.values()].includes('saving') ? { status: 'saving' } : { status: 'waiting' }
}

/** The editor's state of a document. */
export function useDocumentState({ kind, snapshot, conversion, offered }: DocumentInput) {
  const { document, data, history, marks, conflicts, leftOvers, closed } = snapshot
  const today = useToday()
  const day = 'rn_datum' in document ? document.rn_datum : document.an_datum
  const { limits, known } = useDayLimits(kind, { id: document.id, nummer: document.nummer, day }, today)
  const lists = useEditorLists()
  const missingLists = useMissingLists()
  const office = useOfficeSettings()
  const logo = useLogo(shown(office)?.logo ?? '')
  const buyer = useBuyerDetails(history.document.header['client_id'] ?? '')
  const { facts, isOrderLoading } = useFacts(kind, snapshot)
  const isFixed = facts.archivedAt !== null
  const frozen = useArchivedInvoice(document.id, isFixed)
  const { limits: newLimits, firstOffer, firstInvoice } = useNewDayLimits(today)
  const owed = useOwed(data)
  const steps = useStepState({ kind, id: document.id, isFixed, isOrderLoading, today })
  const state: EditorState = {
    facts: { status: 'ready', data: facts },
    history,
    save: saveState(snapshot, buyer.problem),
    marks,
    limits,
    lists,
    settings: shown(office),
    logo,
    details: buyer.details,
    today,
    ...steps,
    owed,
    frozen,
    newLimits,
    conflicts: buyer.conflict ? [...conflicts, buyer.conflict] : conflicts,
    leftOvers,
    stored: closed,
    conversion,
    offered,
  }
  const parts = { ...missingLists, ...missing({ office, days: known, firstOffer, firstInvoice }) }
  return { state, missing: parts, setDetails: buyer.setDetails, resolveBuyer: buyer.resolve, saveBuyer: buyer.save }
}

/** The fields that the server alone sets, with the documents and the order that it belongs to. */
function useFacts(kind: DocumentKind, { document, data }: Pick<SessionSnapshot, 'document' | 'data'>) {
  const original = useOriginal(data)
  const linked = linkedInvoice(data)
  const ofSuccessor = shown(useInvoiceStanding(kind === 'invoice' ? linked?.id : undefined))
  const ofOrder = useOrderPart(data)
  const offerOrder = findOrder(data)
  const ordered = ofOrder.part === 'abschlag' ? orderId(data) : offerOrder === 'instalments' ? document.id : undefined
  const order = useOrder(ordered)
  const stage = order.status === 'ready' ? orderStage(order.data) : undefined
  const facts: DocumentFacts = {
    id: document.id,
    kind,
    number: document.nummer,
    status: 'status' in document ? document.status : undefined,
    archivedAt: 'archiviert_am' in document ? document.archiviert_am : null,
    original,
    offer: linkedOffer(data),
    offerCount: 'rechnung_id' in data ? invoiceOffers(data).length : 0,
    invoice: linked && { ...linked, state: ofSuccessor?.zustand },
    order: offerOrder && (stage === 'invoiced' ? stage : offerOrder),
    orderStage: stage,
    ...ofOrder,
    cancelledBy: ('rechnung_id' in data && data.storniert_durch_nummer) || undefined,
  }
  return { facts, isOrderLoading: ordered !== undefined && order.status === 'loading' }
}

/** The address of the office's logo: '' while it is loading, undefined if it has none. */
function useLogo(name: string): string | undefined {
  const pictureUrl = useOfficePictures([name])
  return name === '' ? undefined : (pictureUrl(name) ?? '')
}

const linkedOffer = (data: SessionSnapshot['data']) =>
  'rechnung_id' in data && data.angebot_id ? { id: data.angebot_id, number: data.angebot_nummer ?? '' } : undefined

/**
 * The final invoice of an offer, or the latest one made of it; one that stands if there is any. Of an invoice the one
 * that replaces it, of an instalment the final one that it has gone over into.
 */
function linkedInvoice(data: SessionSnapshot['data']) {
  if ('rechnung_id' in data) return successor(data)
  const made = data.rechnungen ?? []
  const standing = made.filter(({ storniert_durch }) => storniert_durch === null)
  const found = standing.find(({ teil }) => teil === 'schluss') ?? standing.at(-1) ?? made.at(-1)
  return found && { id: found.id, number: found.nummer }
}

function successor({ ersetzt_durch, ersetzt_durch_nummer, schluss_id, schluss_nummer }: InvoiceData) {
  const id = ersetzt_durch ?? schluss_id
  return id == null ? undefined : { id, number: ersetzt_durch_nummer ?? schluss_nummer ?? '' }
}

/** Whether an offer is settled as an order. */
function findOrder(data: SessionSnapshot['data']) {
  if ('rechnung_id' in data) return undefined
  const standing = (data.rechnungen ?? []).filter(({ teil, storniert_durch }) => teil && storniert_durch === null)
  if (standing.length === 0) return undefined
  return standing.some(({ teil }) => teil === 'schluss') ? 'final' : 'instalments'
}

/** The invoice's part in its order, and its deductions, as a stable object. */
function useOrderPart(data: SessionSnapshot['data']) {
  const { teil: part, abschlaege } = 'rechnung_id' in data ? data : {}
  const known = JSON.stringify(abschlaege ?? [])
  return useMemo(() => ({ part, deductions: JSON.parse(known) as readonly Deduction[] }), [part, known])
}

/** The invoice that this one cancels, as a stable object. */
function useOriginal(data: SessionSnapshot['data']) {
  const nummer = 'rechnung_id' in data ? data.storno_von_nummer : null
  const datum = 'rechnung_id' in data ? data.storno_von_datum : null
  return useMemo(() => (nummer && datum ? { nummer, datum } : null), [nummer, datum])
}

/** The invoice that this one cancels, while money is owed back for it. */
function useOwed(data: SessionSnapshot['data']): EditorState['owed'] {
  const cancelled = 'rechnung_id' in data ? data : undefined
  const id = cancelled?.storno_von ?? undefined
  const standing = shown(useInvoiceStanding(id))
  if (id === undefined || !standing || signOfAmount(standing.ueberzahlt) <= 0) return undefined
  return { id, number: cancelled?.storno_von_nummer ?? '', amount: standing.ueberzahlt }
}

/** The editor's choices of clients, text blocks and the like; each list is empty until it is loaded. */
function useEditorLists(): EditorState['lists'] {
  const clients = shown(useClients())
  const textBlocks = shown(useTextBlocks())
  const templates = shown(usePositionTemplates())
  const acronyms = shown(useAcronyms())
  return useMemo(
    () => ({
      clients: clients ?? [],
      textBlocks: textBlocks ?? [],
      templates: templates ?? [],
      acronyms: acronyms ?? [],
    }),
    [clients, textBlocks, templates, acronyms],
  )
}

/** The lists that could not be loaded. */
const useMissingLists = () =>
  missing({
    clients: useClients(),
    textBlocks: useTextBlocks(),
    templates: usePositionTemplates(),
    acronyms: useAcronyms(),
  })

interface OpenDocument {
  kind: DocumentKind
  id: number
  isFixed: boolean
  isOrderLoading: boolean
  today: string
}

/** The facts besides the document that its next step depends on: payments, the last mail, and reminders. */
function useStepState(document: OpenDocument): Pick<EditorState, 'standing' | 'mail' | 'isReminded'> {
  const { kind, id, isFixed, isOrderLoading, today } = document
  const fixedId = kind === 'invoice' && isFixed ? id : undefined
  const sent = useDispatches(kind === 'offer' ? 'angebot' : 'rechnung', kind === 'offer' ? id : fixedId)
  const standing = shown(useInvoiceStanding(fixedId))
  const reminders = useReminders(standing?.zustand === 'ueberfaellig' ? id : undefined)
  const todays = shown(reminders)?.findLast(({ datum }) => datum === today)
  const reminderMails = useDispatches('mahnung', todays?.id)
  const all = shown(sent)
  const isWaiting =
    isOrderLoading ||
    sent.status === 'loading' ||
    (standing?.zustand === 'ueberfaellig' && reminders.status === 'loading')
  return {
    // The button appears once the next step is known, so that it does not change under the pointer.
    standing: isWaiting ? undefined : standing,
    mail: all && (all[0] ?? null),
    // Counts as sent while its mails are queued.
    isReminded: todays !== undefined && !haveFailed(shown(reminderMails) ?? []),
  }
}
