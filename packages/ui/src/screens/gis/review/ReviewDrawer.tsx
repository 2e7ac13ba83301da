import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles'
import type { Ref } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { statusLook } from '../beetleStatus.ts'
import { texts } from '../GisScreen.texts.ts'
import type { GisActions, GisRights, GisState } from '../gisTypes.ts'
import { PictureViewer } from '../pictures/PictureViewer.tsx'
import { StatusWord } from '../records/StatusWord.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { MessageField } from './MessageField.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { Panel, PanelBody, PanelHead, Position, StatusLine } from './ReviewDrawer.styles.ts'
import { SpeciesChoice } from './SpeciesChoice.tsx'
import type { Decisions } from './useDecision.ts'
import type { Queue } from './useQueue.ts'

export interface ReviewDrawerProps {
  ref?: Ref<HTMLElement>
  beetle: Beetle
  state: Pick<GisState, 'species' | 'pictures' | 'pictureUrl' | 'saving'>
  actions: Pick<GisActions, 'select' | 'setSpecies'>
  rights: GisRights
  decisions: Decisions
  queue: Queue
  /** Fills the phone instead of lying over the table. */
  phone: boolean
}

/** One record under review: pictures, species, facts, message, and the decisions at the foot. */
export function ReviewDrawer({ ref, beetle, state, actions, rights, decisions, queue, phone }: ReviewDrawerProps) {
  const t = useTexts(texts).review
  const outcome = decisions.outcomeOf(beetle.id)
  const saving = outcome?.kind === 'saving' || state.saving?.id === beetle.id
  return (
    <Panel ref={ref} aria-label={t.label(beetle.id)} tabIndex={-1} data-phone={phone}>
      <DrawerHead beetle={beetle} queue={queue} onClose={() => actions.select(undefined)} />
      <PanelBody>
        <StatusBar
          beetle={beetle}
          onDecide={rights.review ? (status) => decisions.decide(beetle, status) : undefined}
        />
        <PictureViewer key={`pictures ${beetle.id}`} pictures={state.pictures} pictureUrl={state.pictureUrl} />
        <SpeciesChoice
          key={`species ${beetle.id}`}
          beetle={beetle}
          species={state.species}
          onChange={rights.review ? (art) => actions.setSpecies(beetle.id, art) : undefined}
        />
        <RecordFacts beetle={beetle} />
        <MessageField
          text={rights.review ? decisions.draftOf(beetle) : beetle.message}
          missing={outcome?.kind === 'messageMissing'}
          onChange={rights.review ? (text) => decisions.write(beetle, text) : undefined}
        />
      </PanelBody>
      {rights.review && (
        <DecisionBar
          beetle={beetle}
          outcome={outcome}
          saving={saving}
          onDecide={(status, confirmed) => decisions.decide(beetle, status, confirmed)}
          onLeave={() => decisions.leave(beetle.id)}
        />
      )}
    </Panel>
  )
}

function DrawerHead({ beetle, queue, onClose }: { beetle: Beetle; queue: Queue; onClose: () => void }) {
  const t = useTexts(texts).review
  const { number } = useFormat()
  const total = number(queue.total)
  return (
    <PanelHead>
      <h2>{t.label(beetle.id)}</h2>
      <Position>{queue.place < 0 ? t.outside(total) : t.position(number(queue.place + 1), total)}</Position>
      <IconButton icon="chevron-up" label={t.previous} aria-keyshortcuts="K" onClick={() => queue.go(-1)} />
      <IconButton icon="chevron-down" label={t.next} aria-keyshortcuts="J" onClick={() => queue.go(1)} />
      <IconButton icon="close" label={t.close} aria-keyshortcuts="Escape" onClick={onClose} />
    </PanelHead>
  )
}

/** Steps within the work that tell the reporter nothing. */
const quietSteps: readonly BeetleStatus[] = ['in_review', 'new']

function StatusBar({ beetle, onDecide }: { beetle: Beetle; onDecide?: (status: BeetleStatus) => void }) {
  const t = useTexts(texts).decide
  const { tone, next } = statusLook(beetle.status)
  return (
    <StatusLine>
      <Badge tone={tone}>
        <StatusWord status={beetle.status} />
      </Badge>
      {onDecide &&
        quietSteps
          .filter((status) => next.includes(status))
          .map((status) => (
            <Button key={status} variant="quiet" onClick={() => onDecide(status)}>
              {t[status]}
            </Button>
          ))}
    </StatusLine>
  )
}
