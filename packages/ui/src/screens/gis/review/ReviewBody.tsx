import { germanName } from '@waldkerf/domain/beetles/wordedSpecies'
import { claimedBy, findReporter, hasReporter, personName } from '@waldkerf/domain/beetles/people'
import { isQuietStep, nextStatuses } from '@waldkerf/domain/beetles/transitions'
import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import { countSame, findNeighbours } from '@waldkerf/domain/beetles/neighbours'
import { Fragment, type MouseEvent, type ReactNode, useDeferredValue, useMemo } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { statusLook } from '../beetleStatus.ts'
import type { GisActions, GisRights, GisState } from '../gisTypes.ts'
import { References } from '../pictures/References.tsx'
import { RecordPictures } from '../pictures/RecordPictures.tsx'
import { StatusWord } from '../table/StatusWord.tsx'
import { ReviewConflict } from './ReviewConflict.tsx'
import { Conversation } from './record/Conversation.tsx'
import { MessageField } from './record/MessageField.tsx'
import { History } from './record/History.tsx'
import { Neighbours } from './record/Neighbours.tsx'
import { RecordFacts } from './record/RecordFacts.tsx'
import { SpeciesChoice } from './record/SpeciesChoice.tsx'
import { FactsColumn, PictureColumn, RecordBody, StatusLine, ToPicture } from './ReviewDrawer.styles.ts'
import { texts } from './review.texts.ts'
import type { Review } from './useReview.ts'
import { ErrorBoundary } from '@waldkerf/ui/parts/ErrorBoundary/ErrorBoundary'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'

export interface ReviewBodyProps {
  /** With pending decisions applied. */
  beetle: Beetle
  /** All records, as they are stored. */
  beetles: readonly Beetle[]
  state: Pick<
    GisState,
    | 'species'
    | 'pictures'
    | 'pictureUrl'
    | 'history'
    | 'references'
    | 'conversation'
    | 'people'
    | 'editorName'
    | 'recentSpecies'
    | 'look'
  > &
    Partial<Pick<GisState, 'filter'>>
  actions: Pick<GisActions, 'select' | 'setLook' | 'pictures' | 'persistence'>
  rights: GisRights
  review: Review
  /** True while something else is shown in its place. */
  hidden?: boolean
}

const noPictures: GisState['pictures'] = { status: 'ready', data: [] }

/** While the pictures load, the record's own count tells whether there are any. */
const knownPictures = (pictures: GisState['pictures'], { bilder_anzahl }: Beetle) =>
  pictures.status === 'loading' && bilder_anzahl === 0 ? noPictures : pictures

/** A record's details, and the fields for the expert's answer. */
export function ReviewBody({ beetle, beetles, state, actions, rights, review, hidden = false }: ReviewBodyProps) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { decisions } = review
  const { id, fund_datum } = beetle
  const may = rights.review
  const species = state.species.find((one) => one.id === beetle.art)
  const name = species?.de ?? ''
  // Templates are sent in German.
  const values = {
    art: species ? germanName(species) : '',
    tag: fund_datum ? day(fund_datum) : '',
    land: beetle.bundesland,
  }
  const outcome = decisions.recordOutcome(id)
  const write = (text: string) => decisions.write(id, text)
  const pictures = knownPictures(state.pictures, beetle)
  const hasPictures = pictures.status !== 'ready' || pictures.data.length > 0
  const text = decisions.draftMessage(id)
  // With many records that takes some milliseconds, which the step to the next record need not wait for.
  const late = useDeferredValue(beetle)
  const near = useMemo(() => findNeighbours(late, beetles), [late, beetles])
  const stored = beetles.find((row) => row.id === id) ?? beetle
  const people = state.people ?? nobody
  const conversation = state.conversation && (
    <PartBoundary key={`conversation ${id}`}>
      <Conversation
        entries={state.conversation}
        people={people}
        reporter={findReporter(people, beetle)}
        latest={beetle.beantwortet ? 2 : 4}
      />
    </PartBoundary>
  )
  return (
    <RecordBody data-record data-scrolls hidden={hidden} data-pictures={hasPictures ? 'some' : 'none'}>
      {may && (
        <Fragment key={`draft ${id}`}>
          {actions.persistence?.renderDraft({ beetle, text, onRestore: review.restore })}
        </Fragment>
      )}
      {outcome?.kind === 'conflict' && (
        <ReviewConflict
          key={`conflict ${id}`}
          conflict={outcome.conflict}
          species={state.species}
          people={people}
          onResolve={(values) => review.resolve(outcome.conflict.theirs, values)}
        />
      )}
      <StatusBar
        beetle={beetle}
        stored={stored}
        state={state}
        same={countSame(near)}
        onDecide={may ? review.decide : undefined}
      />
      <PictureColumn data-scrolls>
        <PartBoundary key={`pictures ${id}`}>
          <RecordPictures
            pictures={pictures}
            pictureUrl={state.pictureUrl}
            beetle={beetle}
            caption={[name, values.tag, values.land].filter(Boolean).join(' · ')}
            actions={actions.pictures}
          />
        </PartBoundary>
        {/* Without a picture, or a species, there is nothing to compare. */}
        {hasPictures && species?.sci && state.references && (
          <PartBoundary key={`references ${id}`}>
            <References {...state.references} species={state.species} art={beetle.art} />
          </PartBoundary>
        )}
      </PictureColumn>
      <FactsColumn data-scrolls>
        {/* The answer is what is new. */}
        {beetle.beantwortet && conversation}
        <SpeciesChoice
          key={`species ${id}`}
          beetle={beetle}
          species={state.species}
          recent={state.recentSpecies}
          news={decisions.speciesNews(id)}
          onChange={may ? review.setSpecies : undefined}
        />
        <RecordFacts
          beetle={beetle}
          people={people}
          changes={state.history && shown(state.history)}
          editorName={state.editorName}
        />
        {!beetle.beantwortet && conversation}
        {may && hasPictures && (
          <ToPicture variant="quiet" icon="picture" onClick={fillWithPicture}>
            {t.toPicture}
          </ToPicture>
        )}
        {may && (
          <MessageField
            text={text}
            missing={outcome?.kind === 'messageMissing' ? outcome : undefined}
            status={stored.status}
            values={values}
            toNobody={!hasReporter(beetle)}
            onChange={write}
            onBegin={(status) => decisions.begin(id, status)}
          />
        )}
        <PartBoundary key={`neighbours ${id}`}>
          <Neighbours beetle={beetle} near={near} species={state.species} onSelect={actions.select} />
        </PartBoundary>
        {state.history && (
          <PartBoundary key={`history ${id}`}>
            <History changes={state.history} species={state.species} people={people} />
          </PartBoundary>
        )}
      </FactsColumn>
    </RecordBody>
  )
}

const toNeighbours = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('[data-record]')?.querySelector<HTMLElement>('[data-near]')?.focus()

/** Where the picture has scrolled away; leaving it leads back here. */
const fillWithPicture = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('[data-record]')?.querySelector<HTMLElement>('[data-fills]')?.click()

const nobody: NonNullable<ReviewBodyProps['state']['people']> = []

interface StatusBarProps extends Pick<ReviewBodyProps, 'state'> {
  beetle: Beetle
  /** As it is stored: only a claim that is stored has a name. */
  stored: Beetle
  /** So many others are of its place and day. */
  same: number
  onDecide: ((status: BeetleStatus) => void) | undefined
}

function StatusBar({ beetle: { status, beantwortet }, stored, state, same, onDecide }: StatusBarProps) {
  const { decide: t, neighbours } = useTexts(texts)
  const { number } = useFormat()
  const language = useLanguage()
  const claimed = status === stored.status ? claimedBy(stored, state.history && shown(state.history)) : ''
  return (
    <StatusLine>
      <Badge tone={beantwortet ? 'info' : statusLook(status).tone}>
        <StatusWord
          status={status}
          answered={beantwortet}
          by={claimed && personName(state.people ?? nobody, claimed, language)}
        />
      </Badge>
      {onDecide &&
        nextStatuses(status)
          .filter(isQuietStep)
          .map((step) => (
            <Button key={step} onClick={() => onDecide(step)}>
              {t[step]}
            </Button>
          ))}
      {same > 0 && (
        <Button variant="quiet" icon="duplicate" onClick={toNeighbours}>
          {neighbours.same(number(same))}
        </Button>
      )}
    </StatusLine>
  )
}

/** Around a part of the record that may break alone: the decisions stay in reach. Give it the record's id as key. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const t = useTexts(texts)
  const fallback = (_error: unknown, retry: () => void) => (
    <ErrorState title={t.broken} message={t.brokenText} onRetry={retry} />
  )
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
}
