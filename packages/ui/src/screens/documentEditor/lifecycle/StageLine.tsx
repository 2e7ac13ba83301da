import { daysBetween } from '@waldkerf/domain/dates/days'
import { documentStages, type Stage } from '@waldkerf/domain/documents/steps/documentStages'
import type { StepFacts } from '@waldkerf/domain/documents/steps/documentSteps'
import { isOverdueMail, mailState } from '@waldkerf/domain/documents/steps/mailState'
import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { looks } from '@waldkerf/ui/screens/documents/status/DocumentStatus'
import { texts as statusTexts } from '@waldkerf/ui/screens/documents/status/status.texts'
import { type ReactNode, useEffect, useState } from 'react'
import { Brief, Dot, Line, Locked, Mail, Place } from './steps.styles.ts'
import { lifecycleTexts } from '../steps.texts.ts'

/** The fields of the last mail with a document that the line shows. */
export type SentMail = Pick<Dispatch, 'an' | 'gesendet_am' | 'zugestellt_am' | 'abgelehnt'>

export interface StageLineProps {
  facts: StepFacts
  /** When an invoice is due or an offer's validity ends, and today. */
  late?: { due: string; today: string } | undefined
  mail?: SentMail | null | undefined
  /** An offer that is no draft: nothing of it can be written. */
  isClosed?: boolean
  /** Shows all mails with the document. */
  onMails?: (() => void) | undefined
  /** Why the step that was pressed is not taken: it stands where the mail would. */
  lacks?: { words: string; label: string; onShow: () => void } | undefined
  /** The invoice that stands for this one, and how far it is: both are said where the mail would be. */
  successor?: { number: string; isFinal: boolean; state?: string | undefined } | undefined
  /** For whom the document is, where the toolbar has no room for it. */
  brief?: ReactNode
  /** The documents before and after this one. */
  children?: ReactNode
}

const bad: readonly Stage['name'][] = ['ueberfaellig']
/** Nothing is to be done: neither good nor bad. */
const over: readonly Stage['name'][] = ['abgelehnt', 'storniert', 'ersetzt']
const ended: readonly Stage['name'][] = ['bezahlt', 'abgerechnet']

function toneFor({ name, state }: Stage) {
  if (name === 'lapsed' || state === 'missed') return 'warning'
  if (state !== 'current') return undefined
  return bad.includes(name) ? 'danger' : over.includes(name) ? 'neutral' : undefined
}

/** The stages of a document in one line, the present one marked; behind them whether its mail has arrived. */
export function StageLine(props: StageLineProps) {
  const { facts, late, mail, isClosed = false, onMails, lacks, successor, brief, children } = props
  const t = useTexts(lifecycleTexts).steps
  const stages = documentStages(facts)
  // An offer's answer shows that the client has it, although a mail was refused; a payment may come of a paper.
  const isAnswered =
    facts.kind === 'offer' && stages.some(({ name, state }) => name === 'versendet' && state === 'done')
  const isQueued = facts.mail === 'queued'
  const isRefused = facts.mail === 'refused' && facts.kind === 'offer' && !isAnswered
  const unsent = isQueued ? 'mail_wartet' : isRefused ? 'mail_abgelehnt' : undefined
  const words = useStageWords(unsent, late)
  return (
    <Place>
      <div>
        {brief && <Brief>{brief}</Brief>}
        <Line aria-label={t.label}>
          {stages.map((stage) => (
            <li
              key={stage.name}
              aria-current={stage.state === 'current' ? 'step' : undefined}
              data-state={stage.state}
              data-tone={toneFor(stage)}
            >
              <Sign {...stage} unsent={unsent} />
              <span>{words(stage.name)}</span>
              {(stage.state === 'open' || (stage.state === 'done' && !(unsent && stage.name === 'versendet'))) && (
                <VisuallyHidden>, {t.states[stage.state]}</VisuallyHidden>
              )}
            </li>
          ))}
        </Line>
        {isClosed && <Locked>{t.closed}</Locked>}
        <div role="status" data-mails="">
          {lacks ? (
            <Mail data-mail="lacks">
              <Icon name="warning" size={16} />
              <span title={lacks.words}>{lacks.words}</span>
              <Button variant="quiet" onClick={lacks.onShow}>
                {lacks.label}
              </Button>
            </Mail>
          ) : successor ? (
            <Mail data-mail="replaced">
              {t[successor.isFinal ? 'settled' : 'replaced'](successor.number, successor.state ?? '')}
            </Mail>
          ) : (
            mail && <SentNote mail={mail} onMails={onMails} />
          )}
        </div>
        {children}
      </div>
    </Place>
  )
}

/** A mail that waits or was refused: the document has not gone out. */
type Unsent = 'mail_wartet' | 'mail_abgelehnt' | undefined

function useStageWords(unsent: Unsent, late: StageLineProps['late']): (name: Stage['name']) => string {
  const t = useTexts(lifecycleTexts).steps
  const { labels, lapsed } = useTexts(statusTexts)
  const days = late ? daysBetween(late.due, late.today) : 0
  return (name) => {
    // As short as the word that comes: nothing goes to a line of its own.
    if (name === 'versendet' && unsent) return unsent === 'mail_wartet' ? t.sending : (labels[unsent] ?? unsent)
    if (name === 'lapsed') return lapsed(days)
    if (name === 'unsent') return t.unsent
    const label = labels[name] ?? name
    return name === 'ueberfaellig' && late ? `${label} ${t.late(days)}` : label
  }
}

function Sign({ name, state, unsent }: Stage & { unsent: Unsent }) {
  if (unsent && name === 'versendet') return <Icon name={looks[unsent]?.icon ?? 'clock'} size={16} />
  if (state === 'done') return <Icon name="check" size={16} />
  if (state === 'missed') return <Icon name="warning" size={16} />
  const look = looks[name]
  // The sign of the lists.
  if (state === 'current' && look && [...bad, ...over, ...ended].includes(name)) {
    return <Icon name={look.icon} size={16} />
  }
  if (name === 'lapsed') return <Icon name="clock" size={16} />
  return <Dot />
}

const signs = { delivered: 'check', queued: 'clock', overdue: 'warning', refused: 'warning' } as const

function SentNote({ mail, onMails }: { mail: SentMail } & Pick<StageLineProps, 'onMails'>) {
  const t = useTexts(lifecycleTexts).steps
  const { instant } = useFormat()
  const isOverdue = useIsOverdue(mail)
  const known = mailState(mail)
  if (known === 'none' || known === 'unknown') return null
  const state = isOverdue ? 'overdue' : known
  const words =
    state === 'refused' ? t.mail.refused(mail.an, mail.abgelehnt) : t.mail[state](mail.an, instant(mail.gesendet_am))
  return (
    <Mail data-mail={state}>
      <Icon name={signs[state]} size={16} />
      <span title={words}>{words}</span>
      {(state === 'overdue' || state === 'refused') && onMails && (
        <Button variant="quiet" onClick={onMails}>
          {t.mail.show}
        </Button>
      )}
    </Mail>
  )
}

const lookAgain = 30_000

/** Whether a mail waits for longer than usual, while the page stays open, too. */
function useIsOverdue(mail: SentMail): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookAgain)
    return () => clearInterval(timer)
  }, [])
  return isOverdueMail(mail, now)
}
