import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Line, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { LoadedSection } from './LoadedSection.tsx'
import { Entries, Problem, Quiet } from './payments.styles.ts'
import { paymentTexts } from '../steps.texts.ts'

/** Promises reject with an error whose message is for people. */
export interface ReminderActions {
  /** Makes its PDF and shows it. */
  open: (reminder: Reminder) => Promise<unknown>
  save: (reminder: Reminder) => Promise<unknown>
  /** Begins a mail with it. */
  send: (reminder: Reminder) => void
}

export interface RemindersSectionProps {
  standing: InvoiceStanding | undefined
  state: Loadable<readonly Reminder[]>
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  actions: ReminderActions
}

/** The payment reminders of an invoice. A new one is a step of the page. */
export function RemindersSection({ standing, state, people, actions }: RemindersSectionProps) {
  const t = useTexts(paymentTexts).reminders
  const { busy, error, attempt } = useAttempt()
  const isLate = standing === undefined || standing.zustand === 'ueberfaellig'
  // Nobody is reminded before the term has passed, or of a settled invoice: only what went out is of interest.
  if (!isLate && (shown(state)?.length ?? 0) === 0) return null
  return (
    <LoadedSection title={t.title} state={state} words={{ failed: t.failed, loading: t.loading }}>
      {(reminders) => (
        <>
          {reminders.length === 0 && <Quiet>{t.none}</Quiet>}
          {reminders.length > 0 && (
            <Entries aria-label={t.title}>
              {reminders.toReversed().map((reminder) => (
                <ReminderEntry
                  key={reminder.id}
                  reminder={reminder}
                  people={people}
                  busy={busy}
                  actions={actions}
                  attempt={(what, work) => void attempt(`${reminder.id} ${what}`, work)}
                />
              ))}
            </Entries>
          )}
          {error !== undefined && <Problem role="alert">{error}</Problem>}
        </>
      )}
    </LoadedSection>
  )
}

interface ReminderEntryProps extends Pick<RemindersSectionProps, 'people' | 'actions'> {
  reminder: Reminder
  /** The work that is under way. */
  busy: string | undefined
  attempt: (what: string, work: () => Promise<unknown>) => void
}

function ReminderEntry({ reminder, people, busy, actions, attempt }: ReminderEntryProps) {
  const t = useTexts(paymentTexts).reminders
  const { day, instant } = useFormat()
  const { money } = useMoney()
  const { id, datum, inhalt, erstellt_von: who, erstellt_am: when } = reminder
  const made = day(datum)
  return (
    <li>
      <div>
        {t.entry(made, money(inhalt.offen))}
        <small>{t.madeBy(people[who] ?? who, instant(when))}</small>
        <Line>
          {(['open', 'save'] as const).map((step) => (
            <Button
              key={step}
              variant="quiet"
              icon={step === 'open' ? 'document' : 'download'}
              aria-label={step === 'open' ? t.openNamed(made) : t.saveNamed(made)}
              busy={busy === `${id} ${step}`}
              onClick={() => attempt(step, () => actions[step](reminder))}
            >
              {t[step]}
            </Button>
          ))}
          <Button
            variant="quiet"
            icon="arrow-right"
            aria-label={t.sendNamed(made)}
            onClick={() => actions.send(reminder)}
          >
            {t.send}
          </Button>
        </Line>
      </div>
    </li>
  )
}
