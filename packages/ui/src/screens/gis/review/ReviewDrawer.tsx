import { hasReporter } from '@waldkerf/domain/beetles/people'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { keepFocusInside } from '@waldkerf/ui/browser/keepFocusInside'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { color, fontSize, motion, radius, space } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { reviewOrderLabel } from '../beetleStatus.ts'
import { ReviewBody, type ReviewBodyProps } from './ReviewBody.tsx'
import { MapPlace, Naming, PanelHead, PlaceInList, RecordPanel } from './ReviewDrawer.styles.ts'
import { DecisionBar } from './decide/DecisionBar.tsx'
import { PendingBar } from './decide/PendingBar.tsx'
import { texts } from './review.texts.ts'

/** A track and a knob, which stands at the end when it is on. Beside a list on a narrow record the words are hidden. */
const Switch = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  font-size: ${fontSize(13)};
  cursor: pointer;

  &:hover {
    background: ${color.hover};
  }
  > i {
    width: 32px;
    height: 20px;
    padding: 2px;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius('round')};
    background: ${color.pressed};
    transition: background ${motion('small')};
  }
  > i::after {
    display: block;
    width: 14px;
    height: 14px;
    border-radius: ${radius('round')};
    background: ${color.textMuted};
    content: '';
    transition: transform ${motion('small')};
  }
  &[aria-checked='true'] > i {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &[aria-checked='true'] > i::after {
    background: ${color.onAccent};
    transform: translateX(12px);
  }
  @media (forced-colors: active) {
    > i::after {
      background: ButtonText;
    }
    &[aria-checked='true'] > i {
      background: Highlight;
    }
  }
  @container record (max-width: 640px) {
    > span {
      ${visuallyHidden}
    }
  }
`

interface GoOnSwitchProps {
  on: boolean
  onChange: (on: boolean) => void
}

/** Whether a decision leads on to the next record. */
function GoOnSwitch({ on, onChange }: GoOnSwitchProps) {
  const t = useTexts(texts)
  return (
    <Switch type="button" role="switch" title={t.goOn} aria-checked={on} onClick={() => onChange(!on)}>
      <i />
      <span>{t.goOn}</span>
    </Switch>
  )
}

/** A record that fills the screen: nothing else can be reached, so the map comes into its place. */
export interface WholeScreen {
  map: ReactNode
  mapShown: boolean
  onShowMap: (shown: boolean) => void
}

export interface ReviewDrawerProps extends Omit<ReviewBodyProps, 'hidden'> {
  ref?: Ref<HTMLElement>
  /** Absent: it stands beside map and list. */
  full?: WholeScreen | undefined
}

const keepInside = (event: KeyboardEvent) => keepFocusInside(event.currentTarget, event)

/** One record under review: pictures, species, facts, message, and the decisions at the foot. */
export function ReviewDrawer({ ref, full, ...shared }: ReviewDrawerProps) {
  const { beetle, beetles, state, actions, rights, review } = shared
  const t = useTexts(texts)
  const { decisions } = review
  const species = state.species.find(({ id }) => id === beetle.art)
  const outcome = decisions.recordOutcome(beetle.id)
  const stored = beetles.find(({ id }) => id === beetle.id) ?? beetle
  const sent = decisions.queue.entries.get(beetle.id)?.work.message
  const modal = full && { role: 'dialog', 'aria-modal': true, onKeyDown: keepInside }
  return (
    <RecordPanel
      ref={ref}
      aria-label={t.label(beetle.id)}
      tabIndex={-1}
      data-keeps-focus
      data-phone={full !== undefined}
      data-beside={full === undefined}
      {...modal}
    >
      <DrawerHead
        id={beetle.id}
        species={species?.de}
        review={review}
        ordered={state.filter?.order === 'queue'}
        full={full}
        onClose={() => actions.select(undefined)}
      >
        {rights.review && <GoOnSwitch on={state.look.goOn} onChange={(goOn) => actions.setLook({ goOn })} />}
      </DrawerHead>
      <ReviewBody {...shared} hidden={full?.mapShown === true} />
      {full?.mapShown && <MapPlace>{full.map}</MapPlace>}
      {rights.review && (
        <>
          <PendingBar
            queue={decisions.queue}
            last={decisions.last}
            withdraws={decisions.withdraws}
            news={decisions.undoNews}
            onShow={actions.select}
            openId={beetle.id}
            onUndo={review.undo}
          />
          <DecisionBar
            status={stored.status}
            outcome={outcome}
            asksNobody={!hasReporter(beetle)}
            written={decisions.written(beetle.id)}
            messageStored={sent !== undefined && sent === stored.message}
            actions={{
              decide: review.decide,
              leave: () => review.leave(beetle.id),
              reopen: () => review.reopen(beetle.id),
              again: () => review.again(beetle.id),
              drop: () => review.drop(beetle.id),
            }}
          />
        </>
      )}
    </RecordPanel>
  )
}

interface DrawerHeadProps extends Pick<ReviewDrawerProps, 'review' | 'full'> {
  id: number
  /** The decision is about it, wherever the record is scrolled to. */
  species: string | undefined
  /** The list is in the order of the queue. */
  ordered: boolean
  onClose: () => void
  /** Among its buttons. */
  children: ReactNode
}

function DrawerHead({ id, species, review, ordered, full, onClose, children }: DrawerHeadProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const language = useLanguage()
  const { queue, progress } = review
  const total = number(queue.total)
  return (
    <PanelHead>
      {full && <IconButton icon="chevron-left" label={t.back} aria-keyshortcuts="Escape" onClick={onClose} />}
      <Naming>
        <h2>
          {species ? (
            <>
              {species} <small>{t.label(id)}</small>
            </>
          ) : (
            t.label(id)
          )}
        </h2>
        <PlaceInList>
          {ordered
            ? t.progress(number(progress.left), number(progress.done))
            : queue.place < 0
              ? t.outside(total)
              : t.placeInList(number(queue.place + 1), total)}
          {ordered && <span> · {reviewOrderLabel[language]}</span>}
        </PlaceInList>
      </Naming>
      {!full && children}
      {full && (
        <IconButton
          icon="map"
          label={t.map}
          aria-pressed={full.mapShown}
          onClick={() => full.onShowMap(!full.mapShown)}
        />
      )}
      <IconButton icon="question" label={t.help} aria-keyshortcuts="?" onClick={review.showHelp} />
      <IconButton icon="chevron-up" label={t.previous} aria-keyshortcuts="K" onClick={() => queue.go(-1)} />
      <IconButton icon="chevron-down" label={t.next} aria-keyshortcuts="J" onClick={() => queue.go(1)} />
      {full && children}
      {!full && <IconButton icon="close" label={t.close} aria-keyshortcuts="Escape" onClick={onClose} />}
    </PanelHead>
  )
}
