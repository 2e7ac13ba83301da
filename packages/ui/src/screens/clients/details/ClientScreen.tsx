import type { ReactNode } from 'react'
import { Column, Columns, Page } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { AddressCard } from './AddressCard.tsx'
import { ClientHead } from './ClientPlaceholder.tsx'
import type { ClientActions, ClientState } from './clientTypes.ts'
import { DocumentsCard } from './DocumentsCard.tsx'
import { InvoicingCard } from './InvoicingCard.tsx'
import { MapsCard } from './MapsCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { SurveyCard } from './SurveyCard.tsx'
import { TeamCard } from './TeamCard.tsx'

export type * from './clientTypes.ts'

export interface ClientScreenProps {
  state: ClientState
  actions: ClientActions
  /** Told when a folder is typed and not stored, and when that is over. */
  onTyping: (isTyping: boolean) => void
  /** Over the cards: offers unsaved text of an earlier visit. */
  draft?: ReactNode
}

/** One client: address, contact, survey basis, people, maps and documents. */
export function ClientScreen({ state, actions, onTyping, draft }: ClientScreenProps) {
  const { client, addresses } = state
  return (
    <Page>
      <ClientHead client={client} list={addresses.list} />
      {draft}
      <Columns>
        <Column>
          <AddressCard form={state.form} actions={actions.form} />
          <InvoicingCard state={state.invoicing} actions={actions.invoicing} />
          <SurveyCard client={client} cadastre={state.cadastre} actions={actions} onTyping={onTyping} />
          <PeopleCard state={state} actions={actions} />
        </Column>
        <Column>
          <DocumentsCard offers={state.offers} invoices={state.invoices} addresses={addresses} />
          <MapsCard maps={state.maps} name={client.name} mapAddress={addresses.map} />
          <TeamCard state={state} connect={actions.connect} />
        </Column>
      </Columns>
    </Page>
  )
}
