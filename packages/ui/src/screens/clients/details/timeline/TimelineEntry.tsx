import { eventDay } from '@waldkerf/domain/clients/eventGroups'
import { documentState } from '@waldkerf/domain/documents/documentRows'
import type { ClientEvent, EventKind } from '@waldkerf/domain/entities/clientEvents'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { DocumentStatus } from '@waldkerf/ui/screens/documents/status/DocumentStatus'
import { texts } from '../client.texts.ts'
import type { ClientState } from '../clientTypes.ts'
import { End, Entry } from './timeline.styles.ts'

const icons: Readonly<Record<EventKind, IconName>> = {
  angebot: 'document',
  rechnung: 'invoice',
  zahlung: 'check',
  mahnung: 'bell',
  versand: 'arrow-right',
  karte: 'map',
  notiz: 'pencil',
}

interface TimelineEntryProps {
  event: ClientEvent
  state: Pick<ClientState, 'timeline' | 'offers' | 'invoices' | 'addresses'>
  onRemove: (event: ClientEvent) => void
}

/** Something that happened with the client; it leads to its thing. */
export function TimelineEntry({ event, state, onRemove }: TimelineEntryProps) {
  const t = useTexts(texts).timeline
  const { day, instant } = useFormat()
  const { art, titel, zeit, wer, an } = event
  const { people } = state.timeline
  const address = eventAddress(event, state.addresses)
  const date = eventDay(event)
  const words = t.kinds[art](titel || t.untitled)
  const details = [date === undefined ? instant(zeit) : day(date), an && t.to(an), wer && (people[wer] ?? wer)]
  return (
    <Entry>
      <span>
        <Icon name={icons[art]} size={16} />
      </span>
      <div>
        {address === undefined ? <span>{words}</span> : <Link to={address}>{words}</Link>}
        <small>{details.filter(Boolean).join(' · ')}</small>
      </div>
      <End>
        {art === 'notiz' ? (
          <IconButton icon="trash" label={t.remove(titel.slice(0, 40))} onClick={() => onRemove(event)} />
        ) : (
          <EventEnd event={event} state={state} />
        )}
      </End>
    </Entry>
  )
}

function eventAddress({ ziel, ziel_id: id }: ClientEvent, addresses: ClientState['addresses']): string | undefined {
  if (id === null) return undefined
  if (ziel === 'angebot') return addresses.offer(id)
  if (ziel === 'rechnung') return addresses.invoice(id)
  return ziel === 'karte' ? addresses.map(id) : undefined
}

/** The amount and the state, where there are any: of documents as their lists have them. */
function EventEnd({ event, state }: Pick<TimelineEntryProps, 'event' | 'state'>) {
  const t = useTexts(texts).timeline
  const { money } = useMoney()
  const { art, id, betrag, stand } = event
  if (art === 'angebot' || art === 'rechnung') {
    const row = shown(art === 'angebot' ? state.offers : state.invoices)?.find((each) => each.id === id)
    if (!row) return null
    return (
      <>
        {row.totals && <span>{money(row.totals.gross)}</span>}
        <DocumentStatus status={documentState(row)} />
      </>
    )
  }
  if (art === 'versand') {
    if (stand === 'abgelehnt') {
      return (
        <Badge tone="danger" icon="warning">
          {t.refused}
        </Badge>
      )
    }
    return stand === 'wartet' ? (
      <Badge tone="neutral" icon="clock">
        {t.waiting}
      </Badge>
    ) : null
  }
  return betrag === '' ? null : <span>{money(betrag)}</span>
}
