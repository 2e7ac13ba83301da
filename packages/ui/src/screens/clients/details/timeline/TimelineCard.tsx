import { type EventGroup, eventGroups, eventsByMonth } from '@waldkerf/domain/clients/eventGroups'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { FormEvent } from 'react'
import { useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { AddLine, Failure, Quiet, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Chip } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from '../client.texts.ts'
import type { ClientActions, ClientState } from '../clientTypes.ts'
import { TimelineEntry } from './TimelineEntry.tsx'
import { Events, Filter, Month } from './timeline.styles.ts'

export interface TimelineCardProps {
  state: Pick<ClientState, 'timeline' | 'offers' | 'invoices' | 'addresses'>
  actions: ClientActions['timeline']
}

const groups = Object.keys(eventGroups) as EventGroup[]

/** All that happened with the client, the latest first, a page at a time. */
export function TimelineCard({ state, actions }: TimelineCardProps) {
  const t = useTexts(texts).timeline
  const locale = useLocale()
  const { events, group, older } = state.timeline
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <LoadedCard
      title={t.title}
      state={events}
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
          {eventsByMonth(all).map((each) => (
            <section key={each.month}>
              <Month>{month.format(new Date(`${each.month}-01T00:00:00Z`))}</Month>
              <Events>
                {each.events.map((event) => (
                  <TimelineEntry key={event.schluessel} event={event} state={state} onRemove={actions.removeNote} />
                ))}
              </Events>
            </section>
          ))}
          {older !== 'none' && (
            <Button variant="quiet" busy={older === 'loading'} onClick={actions.showOlder}>
              {t.older}
            </Button>
          )}
        </>
      )}
    </LoadedCard>
  )
}

/** The most characters that are stored of a note. */
const longestNote = 2_000

function NoteForm({ note, actions }: { note: string; actions: ClientActions['timeline'] }) {
  const t = useTexts(texts).timeline
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
