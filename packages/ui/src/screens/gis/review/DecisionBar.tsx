import type { Beetle, BeetleStatus } from '@waldkerf/domain/entities/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button, type ButtonProps } from '@waldkerf/ui/parts/Button/Button'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { needsConfirmation, statusLook } from '../beetleStatus.ts'
import { texts } from '../GisScreen.texts.ts'
import { decisionKeys } from './reviewKeys.ts'
import { Bar, BarNews, BarState } from './ReviewDrawer.styles.ts'
import type { Outcome } from './useDecision.ts'

export interface DecisionBarProps {
  beetle: Beetle
  outcome: Outcome | undefined
  saving: boolean
  onDecide: (status: BeetleStatus, confirmed?: boolean) => void
  /** Takes back the question before a withdrawal. */
  onLeave: () => void
}

/**
 * The decisions that the record's status allows, with their keys, and what became of the last one. What cannot be taken
 * back easily stands far from the primary action.
 */
export function DecisionBar({ beetle, outcome, saving, onDecide, onLeave }: DecisionBarProps) {
  const t = useTexts(texts)
  const { next } = statusLook(beetle.status)
  const button = (status: BeetleStatus, variant: ButtonProps['variant']) =>
    next.includes(status) && (
      <Button variant={variant} onClick={() => onDecide(status)} aria-keyshortcuts={decisionKeys[status]}>
        {needsConfirmation(beetle.status, status) ? t.decide.withdraw : t.decide[status]}
        <Kbd aria-hidden>{decisionKeys[status]}</Kbd>
      </Button>
    )
  if (outcome?.kind === 'withdraw') {
    return (
      <Bar aria-label={t.review.withdraw}>
        <BarNews role="alert">
          <strong>{t.review.withdraw}</strong> {t.review.withdrawText}
        </BarNews>
        <Button variant="danger" onClick={() => onDecide('rejected', true)}>
          {t.review.withdrawYes}
        </Button>
        <Button onClick={onLeave}>{t.review.withdrawNo}</Button>
      </Bar>
    )
  }
  return (
    <Bar aria-label={t.review.decisions}>
      {outcome?.kind === 'failed' && (
        <BarNews role="alert" data-tone="danger">
          {t.review.failed} {outcome.message}
        </BarNews>
      )}
      {button('rejected', 'danger')}
      <BarState>{saving ? t.review.saving : outcome?.kind === 'saved' ? t.review.saved : ''}</BarState>
      {button('query', 'secondary')}
      {button('published', 'primary')}
    </Bar>
  )
}
