import type { ReactNode } from 'react'
import { Column, Page } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { ClientFigures } from './ClientFigures.tsx'
import { AddressCard } from './facts/AddressCard.tsx'
import { ClientHead } from './ClientPlaceholder.tsx'
import type { ClientActions, ClientState } from './clientTypes.ts'
import { texts } from './client.texts.ts'
import { Drafts, Reading } from './ClientScreen.styles.ts'
import { OpenDocumentsCard } from './timeline/OpenDocumentsCard.tsx'
import { RecipientsCard } from './people/RecipientsCard.tsx'
import { TimelineCard } from './timeline/TimelineCard.tsx'
import { InvoicingCard } from './facts/InvoicingCard.tsx'
import { MapsCard } from './maps/MapsCard.tsx'
import { PeopleCard } from './people/PeopleCard.tsx'
import { SurveyCard } from './facts/SurveyCard.tsx'
import { TeamCard } from './people/TeamCard.tsx'

export type * from './clientTypes.ts'

export interface ClientScreenProps {
  state: ClientState
  actions: ClientActions
  /** Over the cards: offers unsaved text of an earlier visit. */
  draft?: ReactNode
}

/** One client, to be read: figures, whom to call, what is open, what happened; beside it people, maps and facts with their forms. */
export function ClientScreen({ state, actions, draft }: ClientScreenProps) {
  const t = useTexts(texts)
  const { client, addresses } = state
  return (
    <Page>
      <ClientHead client={client} list={addresses.list}>
        <LinkButton to={addresses.newMap}>{t.newMap}</LinkButton>
        <LinkButton to={addresses.newInvoice}>{t.newInvoice}</LinkButton>
        <LinkButton primary to={addresses.newOffer}>
          {t.newOffer}
        </LinkButton>
      </ClientHead>
      {draft && <Drafts>{draft}</Drafts>}
      <ClientFigures invoices={state.invoices} offers={state.offers} lastContact={state.lastContact} />
      <Reading>
        <AddressCard form={state.form} actions={actions.form} isLedTo={state.isLedToAddress} onLed={actions.onLed} />
        <Column>
          <OpenDocumentsCard offers={state.offers} invoices={state.invoices} addresses={addresses} />
          <TimelineCard state={state} actions={actions.timeline} />
        </Column>
        <Column>
          <RecipientsCard recipients={state.recipients} actions={actions.recipients} onTyping={actions.onTyping} />
          <MapsCard maps={state.maps} name={client.name} addresses={addresses} />
          <InvoicingCard state={state.invoicing} actions={actions.invoicing} />
          <SurveyCard form={state.survey} actions={actions.survey} />
          <PeopleCard state={state} actions={actions} />
          <TeamCard state={state} connect={actions.connect} />
        </Column>
      </Reading>
    </Page>
  )
}
