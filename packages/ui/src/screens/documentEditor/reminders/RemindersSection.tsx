import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Line, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import type { DialogDraft } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useState } from 'react'
import { useMoney } from '../../documents/money/useMoney.ts'
import { LoadedSection } from '../payments/LoadedSection.tsx'
import { Entries, Problem, Quiet } from '../payments/payments.styles.ts'
import { ReminderDialog } from './ReminderDialog.tsx'
import { texts } from './reminders.texts.ts'

/** Promises reject with an error whose message is for people. */
export interface ReminderActions {
  /** @param form names the dialog: sent twice it is made once */
  add: (text: string, form: string) => Promise<unknown>
  /** Makes its PDF and shows it. */
  open: (reminder: Reminder) => Promise<unknown>
  save: (reminder: Reminder) => Promise<unknown>
  /** Begins a mail with it. */
  send: (reminder: Reminder) => void
  /** Keeps the typed text of a new one over a reload. */
  draft?: DialogDraft<{ text: string }>
}

export interface RemindersSectionProps {
  number: string
  today: string
  standing: InvoiceStanding | undefined
  state: Loadable<readonly Reminder[]>
  /** The text of a new one; undefined while the invoice is on its way. */
  offered: string | undefined
  /** Names of people by their address. */
  people: Readonly<Record<string, string>>
  actions: ReminderActions
}

/** The payment reminders of an invoice, and a new one once it is overdue. */
export function RemindersSection({ number, today, standing, state, offered, people, actions }: RemindersSectionProps) {
  const t = useTexts(texts)
  const [isAdding, setAdding] = useState(false)
  const { busy, error, attempt } = useAttempt()
  const isLate = standing?.zustand === 'ueberfaellig'
  return (
    <LoadedSection title={t.title} state={state} words={{ failed: t.failed, loading: t.loading }}>
      {(reminders) => (
        <>
          {isLate ? (
            <Button icon="document" disabled={offered === undefined} onClick={() => setAdding(true)}>
              {t.add}
            </Button>
          ) : (
            <Quiet>{reminders.length === 0 ? `${t.none} ${t.notDue}` : t.notDue}</Quiet>
          )}
          {isLate && reminders.length === 0 && <Quiet>{t.none}</Quiet>}
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
          {isAdding && standing && offered !== undefined && (
            <ReminderDialog
              number={number}
              standing={standing}
              today={today}
              offered={offered}
              onAdd={actions.add}
              draft={actions.draft}
              onClose={() => setAdding(false)}
            />
          )}
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
  const t = useTexts(texts)
  const { day, instant } = useFormat()
  const { money } = useMoney()
  const { id, datum, inhalt, erstellt_von: who, erstellt_am: when } = reminder
  const of = day(datum)
  return (
    <li>
      <div>
        {t.entry(of, money(inhalt.offen))}
        <small>{t.madeBy(people[who] ?? who, instant(when))}</small>
        <Line>
          {(['open', 'save'] as const).map((step) => (
            <Button
              key={step}
              variant="quiet"
              icon={step === 'open' ? 'document' : 'download'}
              aria-label={step === 'open' ? t.openNamed(of) : t.saveNamed(of)}
              busy={busy === `${id} ${step}`}
              onClick={() => attempt(step, () => actions[step](reminder))}
            >
              {t[step]}
            </Button>
          ))}
          <Button
            variant="quiet"
            icon="arrow-right"
            aria-label={t.sendNamed(of)}
            onClick={() => actions.send(reminder)}
          >
            {t.send}
          </Button>
        </Line>
      </div>
    </li>
  )
}
