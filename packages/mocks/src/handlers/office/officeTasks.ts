import type { calls } from '@waldkerf/domain/calls/contract'
import { offerValidity } from '@waldkerf/domain/documents/offerValidity'
import { openInvoices } from '@waldkerf/domain/office/payments/openInvoices'
import { standingsFor } from '../documents/payments.ts'
import type { AreaHandlers } from '../gateway/handler.ts'

const anHour = 3_600_000

/** The office's work that waits, counted as its lists count it. */
export const officeTaskHandlers: AreaHandlers<typeof calls.officeTasks> = {
  getOfficeTasks: {
    answer({ state }) {
      const { offers, dispatches, reminders, userAccess, today, now } = state
      const standings = standingsFor(state, state.invoices)
      const { overdueCount, overdueAmount } = openInvoices(standings)
      const late = standings.filter(({ zustand }) => zustand === 'ueberfaellig').map(({ faellig }) => faellig)
      const validity = offers.filter(({ status }) => status === 'versendet').map((offer) => offerValidity(offer, today))
      const waiting = dispatches.filter(
        ({ zugestellt_am, abgelehnt, gesendet_am }) =>
          zugestellt_am === null && (abgelehnt !== null || Date.parse(gesendet_am) < Date.parse(now) - anHour),
      )
      const refused = waiting.filter(({ abgelehnt }) => abgelehnt !== null)
      const [first] = [...refused, ...waiting]
      const reminded = reminders.find(({ id }) => first?.art === 'mahnung' && id === first.dokument_id)
      return {
        ueberfaellig: overdueCount,
        ueberfaellig_betrag: overdueAmount,
        faellig_seit: late.toSorted()[0] ?? null,
        ablaufend: validity.filter((one) => one === 'ending').length,
        abgelaufen: validity.filter((one) => one === 'lapsed').length,
        mails_offen: waiting.length - refused.length,
        mails_abgelehnt: refused.length,
        mail: first
          ? {
              art: first.art === 'angebot' ? ('angebot' as const) : ('rechnung' as const),
              id: reminded?.rechnung_id ?? first.dokument_id,
            }
          : null,
        eingeladen: userAccess
          .filter(({ konto_seit }) => konto_seit === null)
          .map(({ user_id: id }) => id)
          .toSorted((a, b) => a - b),
        hat_kunden: state.clients.length > 0,
        hat_dokumente: offers.length + state.invoices.length > 0,
        hat_feste: state.invoices.some(({ archiviert_am }) => archiviert_am !== null),
      }
    },
  },
}
