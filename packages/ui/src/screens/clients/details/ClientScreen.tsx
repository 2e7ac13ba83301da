import { type ReactNode, useState } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { Column, Page } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { useTexts, useFormat } from '@waldkerf/ui/i18n/Language'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { AddressCard } from './facts/AddressCard.tsx'
import { ClientHead } from './ClientPlaceholder.tsx'
import type { ClientActions, ClientState } from './clientTypes.ts'
import { clientTexts } from '../ClientsScreen.texts.ts'
import { Drafts, Figures, None, Overdue, Reading } from './ClientScreen.styles.ts'
import { OpenDocumentsCard, openDocuments } from './timeline/OpenDocumentsCard.tsx'
import { RecipientsCard } from './people/RecipientsCard.tsx'
import { TimelineCard } from './timeline/TimelineCard.tsx'
import { InvoicingCard } from './facts/InvoicingCard.tsx'
import { MapsCard } from './maps/MapsCard.tsx'
import { PeopleCard } from './people/PeopleCard.tsx'
import { SurveyCard } from './facts/SurveyCard.tsx'
import { proposedRecipients } from '@waldkerf/domain/clients/recipients'
import { documentState, openSums, unbilledSum } from '@waldkerf/domain/documents/documentRows'
import { signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Stat } from '@waldkerf/ui/parts/Stat/Stat'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'

export type * from './clientTypes.ts'

export interface ClientScreenProps {
  state: ClientState
  actions: ClientActions
  /** Over the cards: offers unsaved text of an earlier visit. */
  draft?: ReactNode
}

/** One client, to be read: figures, whom to call, what is open, what happened; beside it people, maps and facts with their forms. */
export function ClientScreen({ state, actions, draft }: ClientScreenProps) {
  const t = useTexts(clientTexts)
  const { client, addresses } = state
  const width = useScreenWidth()
  const isPhone = width === 'phone'
  // Then the next step stands below what is overdue, or accepted.
  const hasStep =
    (shown(state.invoices)?.some((row) => documentState(row) === 'ueberfaellig') ?? false) ||
    (shown(state.offers)?.some(({ status }) => status === 'angenommen') ?? false)
  const mails = shown(state.recipients)
  const proposed = (kind: 'offer' | 'invoice') =>
    (mails && proposedRecipients(mails.rows, mails.own, kind)[0]?.email) ?? ''
  const address = (
    <AddressCard
      form={state.form}
      country={shown(state.invoicing)?.values.land ?? ''}
      email={state.recipients.status === 'loading' ? undefined : proposed('offer')}
      actions={actions.form}
      isLedTo={state.isLedToAddress}
      onLed={actions.onLed}
    />
  )
  const work = useInOrder([
    [
      openDocuments(state),
      <OpenDocumentsCard
        key="documents"
        offers={state.offers}
        invoices={state.invoices}
        addresses={addresses}
        today={state.today}
      />,
    ],
    [state.timeline.events, <TimelineCard key="timeline" state={state} actions={actions.timeline} />],
  ])
  const facts = useInOrder([
    [
      state.recipients,
      <RecipientsCard
        key="recipients"
        recipients={state.recipients}
        actions={actions.recipients}
        onTyping={actions.onTyping}
      />,
    ],
    [
      state.maps,
      <MapsCard key="maps" maps={state.maps} name={client.name} addresses={addresses} baseMaps={state.baseMaps} />,
    ],
    [
      state.invoicing,
      <InvoicingCard
        key="invoicing"
        state={state.invoicing}
        mailedTo={proposed('invoice')}
        term={state.term}
        actions={actions.invoicing}
      />,
    ],
    [undefined, <SurveyCard key="survey" form={state.survey} actions={actions.survey} />],
    [state.people, <PeopleCard key="people" state={state} actions={actions} />],
  ])
  return (
    <Page>
      <ClientHead client={client} list={addresses.list}>
        <LinkButton to={addresses.newMap}>{t.newMap}</LinkButton>
        <LinkButton to={addresses.newInvoice}>{t.newInvoice}</LinkButton>
        <LinkButton primary={!hasStep} to={addresses.newOffer}>
          {t.newOffer}
        </LinkButton>
      </ClientHead>
      {draft && <Drafts>{draft}</Drafts>}
      {isPhone && address}
      <ClientFigures invoices={state.invoices} offers={state.offers} lastContact={state.lastContact} />
      <Reading>
        {!isPhone && address}
        <Column>{work.cards}</Column>
        {/* In one column they stand below the others. */}
        <Column>{(width === 'wide' || work.isWhole) && facts.cards}</Column>
      </Reading>
    </Page>
  )
}

/** A card, and its state if it comes by a call of its own. */
type Part = readonly [state: Loadable<unknown> | undefined, card: ReactNode]

/** Cards below one that is still loading wait for it: nothing moves when it comes. Those that were there once stay. */
function useInOrder(parts: readonly Part[]): { cards: ReactNode[]; isWhole: boolean } {
  const first = parts.findIndex(([state]) => state?.status === 'loading')
  const now = first === -1 ? parts.length : first
  const [most, setMost] = useState(now)
  if (now > most) setMost(now)
  return { cards: parts.slice(0, most + 1).map(([, card]) => card), isWhole: most === parts.length }
}

/** As high as the words that come. */
const toCome = '\u00A0'

type ClientFiguresProps = Pick<ClientState, 'invoices' | 'offers' | 'lastContact'>

/** The client's key figures: balance, offers to be invoiced, last contact. Each is a dash until it is known. */
function ClientFigures({ invoices, offers, lastContact }: ClientFiguresProps) {
  const t = useTexts(clientTexts).figures
  const { number, instant } = useFormat()
  const { money } = useMoney()
  const rows = shown(invoices)
  const sums = rows && openSums(rows)
  const overdue = rows?.filter((row) => documentState(row) === 'ueberfaellig') ?? []
  const late = sumAmounts(overdue.map(({ standing }) => standing?.offen ?? '0.00'))
  const waiting = shown(offers)?.filter(({ status }) => status === 'angenommen')
  const worth = waiting && unbilledSum(waiting)
  const hasCredit = sums !== undefined && signOfAmount(sums.credit) < 0
  const isMixed = hasCredit && signOfAmount(sums.open) > 0
  return (
    <Figures>
      <Stat
        label={isMixed ? t.balance : hasCredit ? t.credit : t.open}
        value={sums === undefined ? '–' : money(sums.balance)}
        note={
          sums === undefined ? (
            toCome
          ) : isMixed ? (
            t.mixed(money(sums.open), money(sums.credit))
          ) : overdue.length > 0 ? (
            <Overdue>
              <Icon name="warning" size={16} />
              {late === sums.open ? t.allOverdue : t.overdue(money(late))}
            </Overdue>
          ) : (
            t.nothingOverdue
          )
        }
      />
      <Stat
        label={t.offers}
        value={waiting === undefined ? '–' : number(waiting.length)}
        note={waiting?.length === 0 ? t.nothingToBill : worth === undefined ? toCome : t.gross(money(worth))}
      />
      <Stat
        label={t.contact}
        value={
          lastContact ? instant(lastContact.zeit).slice(0, 10) : lastContact === null ? <None>{t.never}</None> : '–'
        }
        note={lastContact ? t.contacts[lastContact.art] : toCome}
      />
    </Figures>
  )
}
