import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { KeyboardEvent, Ref } from 'react'
import { keepFocusInside } from '@waldkerf/ui/browser/keepFocusInside'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { GisActions, GisRights, GisState } from '../gisTypes.ts'
import { DecisionBar } from './decide/DecisionBar.tsx'
import { PendingBar } from './decide/PendingBar.tsx'
import { ReviewBody } from './ReviewBody.tsx'
import { Panel, PanelHead, Position } from './ReviewDrawer.styles.ts'
import { texts } from './review.texts.ts'
import type { Review } from './useReview.ts'

export interface ReviewDrawerProps {
  ref?: Ref<HTMLElement>
  /** With pending decisions applied. */
  beetle: Beetle
  /** All records, as they are stored. */
  beetles: readonly Beetle[]
  state: Pick<GisState, 'species' | 'pictures' | 'pictureUrl' | 'history' | 'editorName' | 'recentSpecies'>
  actions: Pick<GisActions, 'select' | 'pictures' | 'persistence'>
  rights: GisRights
  review: Review
  /** Fills the phone instead of lying over the table: nothing else can be reached. */
  phone: boolean
}

const keepInside = (event: KeyboardEvent) => keepFocusInside(event.currentTarget, event)

/** One record under review: pictures, species, facts, message, and the decisions at the foot. */
export function ReviewDrawer({ ref, beetle, beetles, state, actions, rights, review, phone }: ReviewDrawerProps) {
  const t = useTexts(texts)
  const { decisions } = review
  const outcome = decisions.recordOutcome(beetle.id)
  const stored = beetles.find(({ id }) => id === beetle.id) ?? beetle
  const sent = decisions.queue.entries.get(beetle.id)?.work.message
  const modal = phone && { role: 'dialog', 'aria-modal': true, onKeyDown: keepInside }
  return (
    <Panel ref={ref} aria-label={t.label(beetle.id)} tabIndex={-1} data-phone={phone} {...modal}>
      <DrawerHead id={beetle.id} review={review} onClose={() => actions.select(undefined)} />
      <ReviewBody beetle={beetle} beetles={beetles} state={state} actions={actions} rights={rights} review={review} />
      {rights.review && (
        <>
          <PendingBar queue={decisions.queue} last={decisions.last} onUndo={review.undo} />
          <DecisionBar
            status={stored.status}
            outcome={outcome}
            messageStored={sent !== undefined && sent === stored.message}
            actions={{
              decide: review.decide,
              leave: () => review.leave(beetle.id),
              again: () => review.again(beetle.id),
              drop: () => review.drop(beetle.id),
            }}
          />
        </>
      )}
    </Panel>
  )
}

function DrawerHead({ id, review, onClose }: { id: number; review: Review; onClose: () => void }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { queue } = review
  const total = number(queue.total)
  return (
    <PanelHead>
      <h2>{t.label(id)}</h2>
      <Position>{queue.place < 0 ? t.outside(total) : t.position(number(queue.place + 1), total)}</Position>
      <IconButton icon="question" label={t.help} aria-keyshortcuts="?" onClick={review.showHelp} />
      <IconButton icon="chevron-up" label={t.previous} aria-keyshortcuts="K" onClick={() => queue.go(-1)} />
      <IconButton icon="chevron-down" label={t.next} aria-keyshortcuts="J" onClick={() => queue.go(1)} />
      <IconButton icon="close" label={t.close} aria-keyshortcuts="Escape" onClick={onClose} />
    </PanelHead>
  )
}
