import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClientState, ClientActions, RecipientValues } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import {
  useCadastre,
  useClientInvoicing,
  useClientMaps,
  useClientPeople,
  useOfficeTeam,
} from '@waldkerf/app/data/clients/client'
import { both } from '@waldkerf/app/data/loading/parts'
import { useChained, useDocumentChains } from '@waldkerf/app/data/documents/storedDocument'
import { useInvoiceList, useOfferList } from '@waldkerf/app/data/documents/lists/documentLists'
import { useOfficeSettings } from '@waldkerf/app/data/office/settings'
import { useUsers } from '@waldkerf/app/data/users/users'
import { useSheetsAlone } from '../gis/useBaseMaps.ts'
import { newKey, paths } from '@waldkerf/app/platform/routes/paths'
import { useToday } from '../dashboard/useToday.ts'
import { askedAt, documentAddress, stepAt } from '../documents/documentAddress.ts'
import { useClientChanges } from '@waldkerf/app/data/clients/clientChanges'
import { useRecipientChanges, useRecipients } from '@waldkerf/app/data/clients/recipients'
import { useRemovals } from '../lists/useRemovals.ts'
import { type EventGroup, eventGroups } from '@waldkerf/domain/clients/eventGroups'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { useClientEvents, useClientNotes, useLastContact } from '@waldkerf/app/data/clients/clientEvents'
import { useNamesByMail } from '@waldkerf/app/data/users/people'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { texts } from './clients.texts.ts'

const addressesFor = (clientId: number): ClientState['addresses'] => ({
  list: paths.clients(),
  user: paths.user,
  ...documentAddress,
  map: paths.map,
  offers: paths.listFor(paths.offers(), clientId),
  invoices: paths.listFor(paths.invoices(), clientId),
  claims: `${paths.listFor(paths.invoices(), clientId)}&ansicht=forderungen`,
  remind: (invoice) => askedAt(paths.invoice(invoice), 'remind'),
  offerStep: (offer, step) => stepAt(paths.offer(offer), step),
  billTogether: `${paths.listFor(paths.offers(), clientId)}&status=angenommen`,
  maps: paths.mapsFor(clientId),
  newOffer: paths.newFor(paths.offers(), clientId),
  newInvoice: paths.newFor(paths.invoices(), clientId),
  newMap: `${paths.mapsFor(clientId)}&${newKey}=1`,
})

/** Everything that is loaded for a client, each part by itself. */
export function useClientState(
  client: ClientRow,
): Omit<ClientState, 'form' | 'survey' | 'invoicing' | 'recipients' | 'timeline' | 'lastContact'> {
  const { client_id: clientId } = client
  const own = (documents: Loadable<readonly DocumentRow[]>) =>
    mapLoadable(documents, (rows) => rows.filter((row) => row.clientId === clientId))
  const chains = useDocumentChains()
  return {
    client,
    cadastre: useCadastre(clientId),
    people: useClientPeople(clientId),
    team: useOfficeTeam(),
    choices: shown(useUsers()) ?? [],
    maps: useClientMaps(clientId),
    baseMaps: useSheetsAlone(),
    offers: own(useChained('offer', useOfferList().documents, chains)),
    invoices: own(useChained('invoice', useInvoiceList().documents, chains)),
    addresses: addressesFor(clientId),
    today: useToday(),
    term: shown(useOfficeSettings())?.zahlungsziel_tage,
  }
}

type Known = Pick<ClientState, 'cadastre' | 'people' | 'choices'>

/** Actions that change a client at once, over the loaded row, cadastre, people and choices. */
export function useClientActions(
  row: ClientRow,
  { cadastre, people, choices }: Known,
): Pick<ClientActions, 'setCadastre' | 'connect' | 'disconnect' | 'setUserCadastre'> {
  const changes = useClientChanges(row.client_id)
  return {
    async setCadastre(enabled) {
      const known = shown(cadastre)
      if (known) await changes.setCadastre(known, enabled)
    },
    async connect(userId) {
      const user = choices.find(({ user_id }) => user_id === userId)
      if (user) await changes.connect(user)
    },
    async disconnect(userId) {
      const user = shown(people)?.linked.find(({ user_id }) => user_id === userId)
      if (user) await changes.disconnect(user)
    },
    async setUserCadastre(userId, enabled) {
      await changes.setUserCadastre(userId, enabled)
    },
  }
}

const toColumns = ({ name, email, fuer_rechnungen }: RecipientValues) => ({
  name: name.trim(),
  email: email.trim(),
  fuer_rechnungen: fuer_rechnungen !== '',
})

/** Recipients of the client's documents, and its own address. A removed one is hidden at once and deleted a little later. */
export function useClientRecipients(clientId: number): {
  recipients: ClientState['recipients']
  actions: ClientActions['recipients']
} {
  const changes = useRecipientChanges(clientId)
  const { gone, remove } = useRemovals<number>()
  return {
    recipients: both(useRecipients(clientId), useClientInvoicing(clientId), (rows, { email }) => ({
      rows: rows.filter(({ id }) => !gone.has(id)),
      own: email.trim(),
    })),
    actions: {
      add: (values, key) => changes.add(toColumns(values), key),
      update: (recipient, values) => changes.update(recipient, toColumns(values)),
      remove: (recipient) => remove(recipient.id, recipient.name || recipient.email, () => changes.remove(recipient)),
    },
  }
}

/** The client's timeline, and the note being typed. A removed note is hidden at once and deleted a little later. */
export function useClientTimeline(clientId: number): {
  state: Pick<ClientState, 'timeline' | 'lastContact'>
  actions: ClientActions['timeline']
} {
  const t = useTexts(texts)
  const [group, setGroup] = useState<EventGroup>('all')
  const [note, setNote] = useState('')
  const { events, older, showOlder } = useClientEvents(clientId, eventGroups[group])
  const lastContact = useLastContact(clientId)
  const notes = useClientNotes(clientId)
  const { gone, remove } = useRemovals<string>()
  const people = useNamesByMail((shown(events) ?? []).map(({ wer }) => wer))
  useUnsaved(note.trim() === '' ? undefined : t.note)
  const left = mapLoadable(events, (all) => all.filter(({ schluessel }) => !gone.has(schluessel)))
  return {
    state: { timeline: { events: left, group, older, people, note }, lastContact },
    actions: {
      choose: setGroup,
      showOlder,
      typeNote: setNote,
      async addNote() {
        await withMessage(() => notes.add(note.trim()))
        setNote('')
      },
      removeNote: (event) => remove(event.schluessel, event.titel, () => notes.remove(event)),
    },
  }
}
