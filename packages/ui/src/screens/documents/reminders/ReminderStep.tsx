import { isSameAddress } from '@waldkerf/domain/clients/recipients'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { remindedWith } from '@waldkerf/domain/office/correspondence/reminderModel'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { isEmail } from '@waldkerf/domain/office/eInvoice/rules/formats'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { errorText } from '@waldkerf/domain/words/failureText'
import { focusFaulty } from '@waldkerf/ui/browser/focusUnread'
import { useDebounced } from '@waldkerf/ui/browser/useDebounced'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import type { DialogDraft } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { Letter } from '@waldkerf/ui/screens/documentEditor/sending/sending.styles.ts'
import { RecipientField, type RecipientFieldProps } from '@waldkerf/ui/screens/documentEditor/sending/RecipientField'
import type { OfferedReminder, ReceivablesWork, ReminderDraft } from '../documentsTypes.ts'
import { useMoney } from '../money/useMoney.ts'
import { useStateWords } from '../status/DocumentStatus.tsx'
import { texts, walkTexts } from '../DocumentsScreen.texts.ts'
import { reminderWords } from './reminderWords.ts'

export interface ReminderStepProps {
  title: string
  row: DocumentRow
  today: string
  note: ReactNode
  work: Pick<ReceivablesWork, 'prepare' | 'layOut' | 'sendInvoice'>
  /** Keeps the typed text over a reload. */
  kept?: DialogDraft<{ text: string }> | undefined
  onSend: (draft: ReminderDraft, remembers: boolean) => Promise<void>
  /** Goes to the next of several; undefined for a single one. */
  onSkip: (() => void) | undefined
  onClose: () => void
}

const longestText = 10_000
/** Longer than between two words: the sheet follows what is typed without being laid out for each letter. */
const pauseOfTyping = 600

const DocumentPreview = lazyPart(
  async () => (await import('@waldkerf/ui/screens/documentEditor/letter/DocumentPreview')).DocumentPreview,
)

/** The words as they are offered; read once for an invoice, and again when that failed. */
function useDraft(row: DocumentRow, prepare: ReceivablesWork['prepare']) {
  const [{ draft, offered, failure }, setRead] = useState<{
    draft?: OfferedReminder
    offered?: string
    failure?: string
  }>({})
  const read = async () => {
    try {
      const read = await prepare(row)
      return { draft: read, offered: read.text }
    } catch (error) {
      return { failure: errorText(error) }
    }
  }
  const begin = useEffectEvent(read)
  useEffect(() => void begin().then(setRead), [])
  return {
    draft,
    failure,
    isTyped: draft !== undefined && draft.text !== offered,
    load: () => void read().then(setRead),
    change: (part: Partial<ReminderDraft>) =>
      draft && setRead({ draft: { ...draft, ...part }, ...(offered !== undefined && { offered }) }),
  }
}

/** A reminder as it will be: to whom, of what, in which words, and the sheet that goes out. */
export function ReminderStep({ title, row, today, note, work, kept, onSend, onSkip, onClose }: ReminderStepProps) {
  const t = useTexts(walkTexts)
  const { draft, failure, isTyped, load, change } = useDraft(row, work.prepare)
  const { busy, error, attempt } = useAttempt()
  const [isTried, setTried] = useState(false)
  const [remembers, setRemembers] = useState(true)
  const to = draft?.to.trim() ?? ''
  const text = draft?.text ?? ''
  const typed = useMemo(() => (isTyped ? { text } : undefined), [isTyped, text])
  const isUnsent = draft?.isUnsent ?? false
  const problems = {
    to: to === '' || isEmail(to) ? undefined : t.noAddress,
    text: !draft || isBlank(draft.text) ? t.noText : draft.text.length > longestText ? t.longText : undefined,
  }
  const send = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setTried(true)
    focusFaulty(currentTarget.closest('[role="dialog"]') ?? document)
    if (draft && !problems.to && !problems.text) {
      void attempt('send', () => onSend({ to, text: draft.text }, remembers))
    }
  }
  return (
    <Dialog
      open
      wide="sheet"
      title={title}
      onClose={() => busy === undefined && onClose()}
      actions={
        <>
          <Button disabled={busy !== undefined} onClick={onSkip ?? onClose}>
            {onSkip ? t.skip : t.cancel}
          </Button>
          <Button
            variant={isUnsent ? 'secondary' : 'primary'}
            disabled={!draft}
            busy={busy !== undefined}
            onClick={send}
          >
            {to === '' && draft ? t.make : t.send}
          </Button>
          {/* Nobody pays what he has never got. */}
          {isUnsent && (
            <Button
              variant="primary"
              disabled={busy !== undefined}
              onClick={() => {
                onClose()
                work.sendInvoice(row.id)
              }}
            >
              {t.sendInvoice}
            </Button>
          )}
        </>
      }
    >
      <Step>
        <Words>
          {note}
          <Facts row={row} today={today} />
          {error !== undefined && <Bar icon="warning" tone="warning" message={error} />}
          {failure !== undefined && (
            <Bar icon="warning" tone="warning" message={failure} actions={<Button onClick={load}>{t.again}</Button>} />
          )}
          {!draft && failure === undefined && (
            <div role="status" aria-label={t.loading}>
              <Skeleton height={200} />
            </div>
          )}
          {isUnsent && <Bar icon="warning" tone="warning" message={t.unsent} />}
          {draft && kept?.render({ value: typed, onRestore: change })}
          {draft && (
            <DraftFields
              draft={draft}
              said={isTried ? problems : {}}
              remembers={{ isOn: remembers, canBe: to !== '' && !problems.to, set: setRemembers }}
              onChange={change}
            />
          )}
        </Words>
        {draft?.sheet && <Sheet model={draft.sheet} text={draft.text} layOut={work.layOut} />}
      </Step>
    </Dialog>
  )
}

interface DraftFieldsProps {
  draft: OfferedReminder
  said: { to?: string | undefined; text?: string | undefined }
  remembers: RecipientFieldProps['remembers']
  onChange: (part: Partial<ReminderDraft>) => void
}

function DraftFields({ draft: { to, text, recipients }, said, remembers, onChange }: DraftFieldsProps) {
  const t = useTexts(walkTexts)
  const isKnown = recipients.some(({ email }) => isSameAddress(email, to))
  return (
    <>
      <RecipientField
        value={to}
        hint={t.toHint}
        error={said.to}
        recipients={recipients}
        remembers={{ ...remembers, canBe: remembers.canBe && !isKnown }}
        onChange={(next) => onChange({ to: next })}
      />
      <Letter
        label={t.text}
        rows={11}
        error={said.text}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </>
  )
}

/** The page that goes out, in the words that stand beside it. */
function Sheet({ model, text, layOut }: { model: DocumentModel; text: string } & Pick<ReceivablesWork, 'layOut'>) {
  const cover = useDebounced(text, pauseOfTyping)
  const shownModel = useMemo(() => remindedWith(model, cover), [model, cover])
  return (
    <SheetPlace>
      <Suspense fallback={<Skeleton height={480} />}>
        <DocumentPreview model={shownModel} layOut={layOut} />
      </Suspense>
    </SheetPlace>
  )
}

function Facts({ row, today }: Pick<ReminderStepProps, 'row' | 'today'>) {
  const t = useTexts(walkTexts)
  const { reminders } = useTexts(texts)
  const { day } = useFormat()
  const { money } = useMoney()
  const words = useStateWords(today)
  const { standing } = row
  if (!standing) return null
  const { faellig, offen } = standing
  return (
    <FactList>
      <dt>{t.facts.client}</dt>
      <dd>{row.client}</dd>
      <dt>{t.facts.due}</dt>
      <dd>
        {day(faellig)} <span data-late="">{words({ ...row, standing: { ...standing, erinnert: 0 } })}</span>
      </dd>
      <dt>{t.facts.open}</dt>
      <dd>
        <strong>{money(offen)}</strong>
      </dd>
      <dt>{t.facts.last}</dt>
      <dd>{reminderWords(standing, reminders, day)}</dd>
    </FactList>
  )
}

/** The words beside their sheet; on phones the sheet stands below them. */
const Step = styled.div`
  display: grid;
  gap: ${space(3)} ${space(6)};

  @media (width >= 900px) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(320px, 5fr) minmax(0, 7fr);
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  min-width: 0;
`

const SheetPlace = styled.div`
  --least-sheet: 0px;
  min-width: 0;
  container-type: inline-size;
`

const FactList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  font-size: ${fontSize(13)};

  dt {
    color: ${color.textMuted};
  }
  [data-late] {
    color: ${color.dangerText};
    font-weight: ${weight('medium')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
