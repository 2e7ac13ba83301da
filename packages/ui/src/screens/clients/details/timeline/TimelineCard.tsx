import { personName } from '@waldkerf/domain/beetles/people'
import { noteColumns, type ClientEvent, type EventKind } from '@waldkerf/domain/entities/clientEvents'
import { textLengths } from '@waldkerf/domain/entities/columns'
import { type EventGroup, eventGroups, eventsByMonth, eventDay } from '@waldkerf/domain/clients/eventGroups'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { type FormEvent, useState } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useLanguage, useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { AddLine, Failure, Quiet, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Chip } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions, ClientState } from '../clientTypes.ts'
import { Events, Filter, Month, End, Entry } from './timeline.styles.ts'
import { documentPart, documentState } from '@waldkerf/domain/documents/documentRows'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { chainTexts } from '@waldkerf/ui/screens/documents/status/status.texts'
import { DocumentStatus } from '@waldkerf/ui/screens/documents/status/DocumentStatus'

export interface TimelineCardProps {
  state: Pick<ClientState, 'timeline' | 'offers' | 'invoices' | 'addresses'>
  actions: ClientActions['timeline']
}

const groups = Object.keys(eventGroups) as EventGroup[]

/** The whole history would hide all that stands beside it elsewhere. */
const shownOnPhones = 5

/** All that happened with the client, the latest first, a page at a time. */
export function TimelineCard({ state, actions }: TimelineCardProps) {
  const t = useTexts(clientTexts).timeline
  const locale = useLocale()
  const { events, group, older } = state.timeline
  const isPhone = useScreenWidth() === 'phone'
  const [isWhole, setWhole] = useState(false)
  const most = isPhone && !isWhole ? shownOnPhones : Infinity
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <LoadedCard
      title={t.title}
      state={events}
      room={320}
      head={
        <>
          <NoteForm note={state.timeline.note} actions={actions} />
          <Filter aria-label={t.filter}>
            {groups.map((each) => (
              <Chip key={each} type="button" aria-pressed={each === group} onClick={() => actions.choose(each)}>
                {t.groups[each]}
              </Chip>
            ))}
          </Filter>
        </>
      }
    >
      {(all) => (
        <>
          {all.length === 0 && <Quiet>{group === 'all' ? t.none : t.noneOfGroup}</Quiet>}
          {eventsByMonth(all.slice(0, most)).map((each) => (
            <section key={each.month}>
              <Month>{month.format(new Date(`${each.month}-01T00:00:00Z`))}</Month>
              <Events>
                {each.events.map((event) => (
                  <TimelineEntry key={event.schluessel} event={event} state={state} onRemove={actions.removeNote} />
                ))}
              </Events>
            </section>
          ))}
          {(older !== 'none' || all.length > most) && (
            <Button
              variant="quiet"
              busy={older === 'loading'}
              onClick={() => (all.length > most ? setWhole(true) : actions.showOlder())}
            >
              {t.older}
            </Button>
          )}
        </>
      )}
    </LoadedCard>
  )
}

/** The most characters that are stored of a note. */
const longestNote = textLengths(noteColumns).text

function NoteForm({ note, actions }: { note: string; actions: ClientActions['timeline'] }) {
  const t = useTexts(clientTexts).timeline
  const { busy, error, attempt } = useAttempt()
  const isLong = Array.from(note).length > longestNote
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank(note) && !isLong) void attempt('note', actions.addNote)
  }
  return (
    <>
      <AddLine onSubmit={onSubmit}>
        <TextField
          label={t.note}
          placeholder={t.noteHint}
          autoComplete="off"
          error={isLong ? t.longNote : undefined}
          value={note}
          onChange={({ target }) => actions.typeNote(target.value)}
        />
        <Button type="submit" icon="plus" busy={busy !== undefined} disabled={isBlank(note) || isLong}>
          {t.addNote}
        </Button>
      </AddLine>
      {error !== undefined && <Failure role="alert">{error}</Failure>}
    </>
  )
}

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

/** Something that happened with the client, with a link to its document or map. */
function TimelineEntry({ event, state, onRemove }: TimelineEntryProps) {
  const t = useTexts(clientTexts).timeline
  const { kinds } = useTexts(chainTexts)
  const language = useLanguage()
  const { day, instant } = useFormat()
  const { art, titel, zeit, wer, an } = event
  const { people } = state.timeline
  const address = eventAddress(event, state.addresses)
  const date = eventDay(event)
  const row = eventDocument(event, state)
  const part = row && documentPart(row)
  const words = part ? `${kinds[part]} ${titel}` : t.kinds[art](titel || t.untitled)
  const details = [
    date === undefined ? instant(zeit) : day(date),
    an && t.to(an),
    wer && (people[wer] ?? personName([], wer, language)),
  ]
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

/** The offer or the invoice of an event, once its list is there. */
function eventDocument({ art, id }: ClientEvent, { offers, invoices }: Pick<ClientState, 'offers' | 'invoices'>) {
  const rows = art === 'angebot' ? offers : art === 'rechnung' ? invoices : undefined
  return rows && shown(rows)?.find((row) => row.id === id)
}

/** The amount and the state, where there are any: of documents as their lists have them. */
function EventEnd({ event, state }: Pick<TimelineEntryProps, 'event' | 'state'>) {
  const t = useTexts(clientTexts).timeline
  const { money } = useMoney()
  const { art, betrag, stand } = event
  if (art === 'angebot' || art === 'rechnung') {
    const row = eventDocument(event, state)
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
    if (stand === 'beendet') return <Badge tone="neutral">{t.givenUp}</Badge>
    return stand === 'wartet' ? (
      <Badge tone="neutral" icon="clock">
        {t.waiting}
      </Badge>
    ) : null
  }
  return betrag === '' ? null : <span>{money(betrag)}</span>
}
