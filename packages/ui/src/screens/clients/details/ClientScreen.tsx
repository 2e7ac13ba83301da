import { openSum } from '@waldkerf/domain/documents/documentRows'
import type { ReactNode } from 'react'
import { Column, Columns, Page } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { AddressCard } from './AddressCard.tsx'
import { ClientHead } from './ClientPlaceholder.tsx'
import type { ClientActions, ClientState } from './clientTypes.ts'
import { texts } from './client.texts.ts'
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
  /** Over the cards: offers unsaved text of an earlier visit. */
  draft?: ReactNode
}

/** One client: address, contact, survey basis, people, maps and documents. */
export function ClientScreen({ state, actions, draft }: ClientScreenProps) {
  const t = useTexts(texts)
  const { client, addresses } = state
  const invoices = shown(state.invoices)
  return (
    <Page>
      <ClientHead client={client} list={addresses.list} balance={invoices && openSum(invoices)}>
        <LinkButton to={addresses.newOffer}>{t.newOffer}</LinkButton>
        <LinkButton to={addresses.newInvoice}>{t.newInvoice}</LinkButton>
        <LinkButton to={addresses.newMap}>{t.newMap}</LinkButton>
      </ClientHead>
      {draft && <div>{draft}</div>}
      <Columns>
        <Column>
          <AddressCard form={state.form} actions={actions.form} />
          <InvoicingCard state={state.invoicing} actions={actions.invoicing} />
          <SurveyCard form={state.survey} actions={actions.survey} />
          <PeopleCard state={state} actions={actions} />
        </Column>
        <Column>
          <DocumentsCard offers={state.offers} invoices={state.invoices} addresses={addresses} />
          <MapsCard maps={state.maps} name={client.name} addresses={addresses} />
          <TeamCard state={state} connect={actions.connect} />
        </Column>
      </Columns>
    </Page>
  )
}
