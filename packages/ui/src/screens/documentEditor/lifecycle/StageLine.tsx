import { daysBetween } from '@waldkerf/domain/dates/days'
import { documentStages, type Stage } from '@waldkerf/domain/documents/steps/documentStages'
import type { StepFacts } from '@waldkerf/domain/documents/steps/documentSteps'
import { mailState } from '@waldkerf/domain/documents/steps/mailState'
import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts as statusTexts } from '@waldkerf/ui/screens/documents/status/status.texts'
import { Dot, Line, Mail, Place } from './steps.styles.ts'
import { lifecycleTexts } from '../steps.texts.ts'

/** The fields of the last mail with a document that the line shows. */
export type SentMail = Pick<Dispatch, 'an' | 'gesendet_am' | 'zugestellt_am' | 'abgelehnt'>

export interface StageLineProps {
  facts: StepFacts
  /** Of an overdue invoice: when it was due, and today. */
  late?: { due: string; today: string } | undefined
  mail?: SentMail | null | undefined
}

const bad: readonly Stage['name'][] = ['ueberfaellig', 'abgelehnt', 'lapsed']
/** It is no longer valid: neither good nor bad. */
const over: readonly Stage['name'][] = ['storniert', 'ersetzt']
const ended: readonly Stage['name'][] = ['bezahlt', 'abgerechnet']

const toneFor = (name: Stage['name']) => (bad.includes(name) ? 'danger' : over.includes(name) ? 'neutral' : undefined)

/** The stages of a document in one line, the present one marked; behind them whether its mail has arrived. */
export function StageLine({ facts, late, mail }: StageLineProps) {
  const t = useTexts(lifecycleTexts).steps
  const words = useStageWords(facts)
  const isQueued = facts.mail === 'queued'
  return (
    <Place>
      <div>
        <Line aria-label={t.label}>
          {documentStages(facts).map(({ name, state }) => (
            <li
              key={name}
              aria-current={state === 'current' ? 'step' : undefined}
              data-state={state}
              data-tone={state === 'current' ? toneFor(name) : undefined}
            >
              <Sign name={name} state={state} isQueued={isQueued} />
              <span>
                {words(name)}
                {name === 'ueberfaellig' && late && ` ${t.late(daysBetween(late.due, late.today))}`}
              </span>
              {state !== 'current' && <VisuallyHidden>, {t.states[state]}</VisuallyHidden>}
            </li>
          ))}
        </Line>
        <div role="status">{mail && <SentNote mail={mail} />}</div>
      </div>
    </Place>
  )
}

/** A mail that still waits has not gone out. */
function useStageWords({ mail }: StepFacts): (name: Stage['name']) => string {
  const t = useTexts(lifecycleTexts).steps
  const { labels } = useTexts(statusTexts)
  return (name) => {
    if (name === 'versendet' && mail === 'queued') return t.outbox
    return name === 'lapsed' ? t.lapsed : (labels[name] ?? name)
  }
}

function Sign({ name, state, isQueued }: Stage & { isQueued: boolean }) {
  if (isQueued && name === 'versendet') return <Icon name="clock" size={16} />
  if (state === 'done' || (state === 'current' && ended.includes(name))) return <Icon name="check" size={16} />
  if (state === 'current' && bad.includes(name)) return <Icon name="warning" size={16} />
  return <Dot />
}

const signs = { delivered: 'check', queued: 'clock', refused: 'warning' } as const

function SentNote({ mail }: { mail: SentMail }) {
  const t = useTexts(lifecycleTexts).steps
  const { instant } = useFormat()
  const state = mailState(mail)
  if (state === 'none' || state === 'unknown') return null
  const words =
    state === 'refused' ? t.mail.refused(mail.an, mail.abgelehnt) : t.mail[state](mail.an, instant(mail.gesendet_am))
  return (
    <Mail data-mail={state}>
      <Icon name={signs[state]} size={16} />
      <span>{words}</span>
    </Mail>
  )
}
