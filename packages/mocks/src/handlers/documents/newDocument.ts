import { clientSalutation } from '@waldkerf/domain/office/salutation'
import { compared } from '@waldkerf/domain/texts/compared'
import type { ClientSeed } from '@waldkerf/mocks/seed/clients/clients'
import { invoiceTerms } from '@waldkerf/mocks/seed/documents/orderInvoices'
import type { Caller } from '../caller.ts'
import type { MockState } from '../state.ts'

/** The acronym with the caller's name, ignoring titles; the only one in an office of one person; else ''. */
function ownAcronym({ acronyms }: MockState, { user }: Caller): string {
  const name = compared(`${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim())
  const own = acronyms
    .toSorted((a, b) => a.kuerzel.localeCompare(b.kuerzel, 'de'))
    .find((row) => name !== '' && ` ${compared(row.name)}`.endsWith(` ${name}`))
  return own?.kuerzel ?? (acronyms.length === 1 ? acronyms[0]?.kuerzel : undefined) ?? ''
}

const termWords = (days: number) =>
  days === 0 ? 'sofort nach Erhalt' : days === 1 ? 'innerhalb eines Tages' : `innerhalb von ${days} Tagen`

function filledIn({ officeSettings }: MockState, value: string, client: ClientSeed): string {
  const values = {
    '{Zahlungsziel}': termWords(officeSettings.zahlungsziel_tage),
    '{Ort}': client.ort,
    '{Ansprechpartner}': `${client.ap_vorname} ${client.ap_nachname}`.trim(),
    '{Kunde}': client.name,
  }
  return Object.entries(values).reduce((text, [name, known]) => text.replaceAll(name, () => known), value)
}

/** The Skonto that a client's new documents begin with: the client's own, or the office's. */
export const usualTerms = ({ documentDefaults }: MockState, client: ClientSeed) =>
  invoiceTerms(client.eigenes_skonto ? client : documentDefaults)

/** The default texts of a new document, as the database fills them in. */
export function usualWords(state: MockState, caller: Caller, client: ClientSeed, kind: 'angebot' | 'rechnung') {
  return {
    bearbeiter: ownAcronym(state, caller),
    anrede: clientSalutation(client),
    anschreiben: filledIn(state, state.documentDefaults[`${kind}_anschreiben`], client),
    zuerl: filledIn(state, state.documentDefaults[`${kind}_zuerl`], client),
  }
}
