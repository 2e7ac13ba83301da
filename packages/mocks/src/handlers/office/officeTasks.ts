import type { calls } from '@waldkerf/domain/calls/contract'
import { daysBetween } from '@waldkerf/domain/dates/days'
import { unbilledSums } from '@waldkerf/domain/documents/documentRows'
import { offerSums } from '@waldkerf/domain/documents/documentSums'
import { offerEnd, offerValidity } from '@waldkerf/domain/documents/offerValidity'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { openInvoices } from '@waldkerf/domain/office/payments/openInvoices'
import { standingsFor } from '../documents/payments.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import type { MockState } from '../state.ts'
import { drawn } from './invoiceData.ts'

/** Whether the invoice has a later reminder than this one. */
function isRemindedAnew(reminders: readonly Reminder[], id: number): boolean {
  const invoice = reminders.find((one) => one.id === id)?.rechnung_id
  return reminders.some((one) => one.rechnung_id === invoice && one.id > id)
}

/** Sent offers to ask after: the one that ends next, else the one that ended last, comes first. */
function offersToAsk(offers: readonly Offer[], today: string) {
  const left = ({ an_datum }: Offer) => daysBetween(today, offerEnd(an_datum))
  return offers
    .filter((offer) => offer.status === 'versendet' && offerValidity(offer, today) !== 'valid')
    .toSorted(
      (a, b) => Number(left(a) < 0) - Number(left(b) < 0) || Math.abs(left(a)) - Math.abs(left(b)) || a.id - b.id,
    )
}

/** The gross amount of these offers that is still to be invoiced. */
function unbilledAmount(state: MockState, offers: readonly Offer[]): string {
  const rates = new Map(offers.map(({ id, ust_satz }) => [id, ust_satz]))
  const left = offerSums({ offers, positions: state.positions }).flatMap(
    ({ id, netto: net, ust: vat, brutto: gross }) => {
      const row = { totals: { net, vat, gross }, rate: rates.get(id) ?? '0', drawn: drawn(state, id) }
      return unbilledSums(row)?.gross ?? []
    },
  )
  return sumAmounts(left)
}

const anHour = 3_600_000

/** The office's pending work, counted by the rules of the lists. */
export const officeTaskHandlers: AreaHandlers<typeof calls.officeTasks> = {
  getOfficeTasks({ state }) {
    const { offers, dispatches, reminders, userAccess, today, now } = state
    const standings = standingsFor(state, state.invoices)
    const { overdueCount, overdueAmount } = openInvoices(standings)
    const late = standings.filter(({ zustand }) => zustand === 'ueberfaellig').map(({ faellig }) => faellig)
    const asked = offersToAsk(offers, today)
    const validity = asked.map((offer) => offerValidity(offer, today))
    const [next] = asked
    const accepted = offers.filter(({ status }) => status === 'angenommen')
    const drafts = state.invoices.filter(({ archiviert_am }) => archiviert_am === null)
    const waiting = dispatches.filter(
      ({ id, art, dokument_id, zugestellt_am, abgelehnt, gesendet_am }) =>
        zugestellt_am === null &&
        (abgelehnt === null ? Date.parse(gesendet_am) < Date.parse(now) - anHour : abgelehnt !== '') &&
        // A document sent again, or an invoice with a later reminder, needs no more work.
        !(art === 'mahnung' && isRemindedAnew(reminders, dokument_id)) &&
        !dispatches.some((later) => later.id > id && later.art === art && later.dokument_id === dokument_id),
    )
    // Only documents are mailed here.
    const unsent = dispatches
      .filter(({ zugestellt_am, abgelehnt }) => zugestellt_am === null && abgelehnt === null)
      .map(({ gesendet_am }) => gesendet_am)
      .filter((sent) => Date.parse(sent) < Date.parse(now) - anHour)
    const refused = waiting.filter(({ abgelehnt }) => abgelehnt !== null)
    const [first] = [...refused, ...waiting]
    const reminded = reminders.find(({ id }) => first?.art === 'mahnung' && id === first.dokument_id)
    return {
      ueberfaellig: overdueCount,
      ueberfaellig_betrag: overdueAmount,
      faellig_seit: late.toSorted()[0] ?? null,
      ablaufend: validity.filter((one) => one === 'ending').length,
      abgelaufen: validity.filter((one) => one === 'lapsed').length,
      angebot: next
        ? {
            id: next.id,
            nummer: next.nummer,
            kunde: state.clients.find(({ client_id }) => client_id === next.client_id)?.name ?? '',
          }
        : null,
      angenommen: accepted.length,
      angenommen_betrag: unbilledAmount(state, accepted),
      entwuerfe: drafts.length,
      entwuerfe_betrag: sumAmounts(
        standingsFor(state, drafts).map(({ zustand, brutto, gefordert = brutto }) =>
          zustand === 'storniert' ? brutto : gefordert,
        ),
      ),
      mails_offen: waiting.length - refused.length,
      mails_abgelehnt: refused.length,
      mail: first
        ? {
            art: first.art === 'angebot' ? ('angebot' as const) : ('rechnung' as const),
            id: reminded?.rechnung_id ?? first.dokument_id,
          }
        : null,
      post_offen: unsent.length,
      post_seit: unsent.toSorted()[0] ?? null,
      eingeladen: userAccess
        .filter(({ konto_seit }) => konto_seit === null)
        .map(({ user_id: id }) => id)
        .toSorted((a, b) => a - b),
      hat_kunden: state.clients.length > 0,
      hat_dokumente: offers.length + state.invoices.length > 0,
      hat_feste: state.invoices.some(({ archiviert_am }) => archiviert_am !== null),
    }
  },
}
