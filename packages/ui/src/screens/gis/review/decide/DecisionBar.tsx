import { reopenedWords } from '@waldkerf/domain/beetles/takeBack'
import { isAskedOn, needsConfirmation, nextStatuses } from '@waldkerf/domain/beetles/transitions'
import type { BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button, type ButtonProps } from '@waldkerf/ui/parts/Button/Button'
import { onApple } from '@waldkerf/ui/browser/onApple'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import type { DecisionLetters } from '../reviewKeys.ts'
import { texts } from '../review.texts.ts'
import { Bar, BarNews, BarState, Short } from './decide.styles.ts'
import type { Outcome } from './outcome.ts'

interface DecisionActions {
  decide: (status: BeetleStatus, confirmed?: boolean) => void
  /** Cancels the question that comes before a withdrawal, or before the record is opened again. */
  leave: () => void
  /** Opens the record again, whose decision is stored. */
  reopen: () => void
  /** Sends what failed once more, or drops it. */
  again: () => void
  drop: () => void
}

export interface DecisionBarProps {
  /** The stored status: a pending decision may still change. */
  status: string
  outcome: Outcome | undefined
  /** There is no reporter, whom one could ask. */
  asksNobody?: boolean
  /** The decision that Ctrl and Enter send. */
  written?: BeetleStatus | undefined
  /** The message of the failed decision is stored already, since it is sent first. */
  messageStored?: boolean
  actions: DecisionActions
}

/**
 * The decisions that the record's status allows, with their keys, and the result of the last one. The primary action is
 * the one begun; one that is hard to take back stands far from it.
 */
export function DecisionBar({
  status: stored,
  outcome,
  asksNobody = false,
  written,
  messageStored = false,
  actions,
}: DecisionBarProps) {
  const t = useTexts(texts).decide
  const letters: DecisionLetters = t.letters
  if (outcome?.kind === 'confirm') return <WithdrawQuestion actions={actions} />
  if (outcome?.kind === 'reopen') return <ReopenQuestion actions={actions} />
  const begun = outcome?.kind === 'messageMissing' ? outcome.status : undefined
  const button = (status: BeetleStatus, variant: ButtonProps['variant']) =>
    (nextStatuses(stored).includes(status) || isAskedOn(stored, status)) && (
      <Button
        variant={variant}
        onClick={() => actions.decide(status)}
        aria-keyshortcuts={letters[status]}
        data-begun={begun === status || undefined}
      >
        {needsConfirmation(stored, status) ? (
          t.withdraw
        ) : begun === status && status === 'query' ? (
          <Short data-short={t.query}>{t.ask}</Short>
        ) : (
          t[status]
        )}
        {written === status ? (
          <Kbd aria-hidden data-sends>
            {onApple ? '⌘ ↵' : t.writtenKeys}
          </Kbd>
        ) : (
          <Kbd aria-hidden>{letters[status]}</Kbd>
        )}
      </Button>
    )
  return (
    <Bar aria-label={t.label}>
      {outcome?.kind === 'failed' && (
        <FailedNews message={outcome.message} messageStored={messageStored} actions={actions} />
      )}
      {button('rejected', 'danger')}
      <BarState>{outcome?.kind === 'sending' ? t.sending : outcome?.kind === 'stored' ? t.stored : ''}</BarState>
      {!asksNobody && button('query', begun === 'query' ? 'primary' : 'secondary')}
      {button('published', begun ? 'secondary' : 'primary')}
    </Bar>
  )
}

interface FailedNewsProps extends Pick<DecisionBarProps, 'actions'> {
  message: string
  messageStored: boolean
}

function FailedNews({ message, messageStored, actions }: FailedNewsProps) {
  const t = useTexts(texts).decide
  return (
    <>
      <BarNews role="alert" data-tone="danger">
        {messageStored && t.failedAfterMessage} {message}
      </BarNews>
      <Button variant="quiet" icon="refresh" onClick={actions.again}>
        {t.again}
      </Button>
      <Button variant="quiet" onClick={actions.drop}>
        {t.drop}
      </Button>
    </>
  )
}

function WithdrawQuestion({ actions }: Pick<DecisionBarProps, 'actions'>) {
  const t = useTexts(texts).decide
  return (
    <Bar aria-label={t.withdrawQuestion}>
      <BarNews role="alert">
        <strong>{t.withdrawQuestion}</strong> {t.withdrawText}
      </BarNews>
      <Button variant="danger" onClick={() => actions.decide('rejected', true)}>
        {t.withdrawYes}
      </Button>
      <Button onClick={actions.leave}>{t.withdrawNo}</Button>
    </Bar>
  )
}

function ReopenQuestion({ actions }: Pick<DecisionBarProps, 'actions'>) {
  const t = useTexts(texts).decide
  return (
    <Bar aria-label={t.reopenQuestion}>
      <BarNews role="alert">
        <strong>{t.reopenQuestion}</strong> {t.reopenText(reopenedWords)}
      </BarNews>
      <Button onClick={actions.leave}>{t.reopenNo}</Button>
      <Button variant="primary" onClick={actions.reopen}>
        {t.reopenYes}
      </Button>
    </Bar>
  )
}
