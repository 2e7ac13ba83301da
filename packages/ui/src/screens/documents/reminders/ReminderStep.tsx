import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { isEmail } from '@waldkerf/domain/office/eInvoice/rules/formats'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { errorText } from '@waldkerf/domain/words/errorText'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { ReceivablesWork, ReminderDraft } from '../documentsTypes.ts'
import { useMoney } from '../money/useMoney.ts'
import { useStateWords } from '../status/DocumentStatus.tsx'
import { texts } from './walk.texts.ts'

export interface ReminderStepProps {
  title: string
  row: DocumentRow
  today: string
  note: ReactNode
  prepare: ReceivablesWork['prepare']
  onSend: (draft: ReminderDraft) => Promise<void>
  onSkip: () => void
  onClose: () => void
}

const longestText = 10_000

/** The words as they are offered; read once for an invoice, and again when that failed. */
function useDraft(row: DocumentRow, prepare: ReceivablesWork['prepare']) {
  const [{ draft, failure }, setRead] = useState<{ draft?: ReminderDraft; failure?: string }>({})
  const read = async () => {
    try {
      return { draft: await prepare(row) }
    } catch (error) {
      return { failure: errorText(error) }
    }
  }
  const begin = useEffectEvent(read)
  useEffect(() => void begin().then(setRead), [])
  return {
    draft,
    failure,
    load: () => void read().then(setRead),
    change: (part: Partial<ReminderDraft>) => draft && setRead({ draft: { ...draft, ...part } }),
  }
}

/** A reminder as it will be: to whom, of what, and in which words. */
export function ReminderStep({ title, row, today, note, prepare, onSend, onSkip, onClose }: ReminderStepProps) {
  const t = useTexts(texts)
  const { draft, failure, load, change } = useDraft(row, prepare)
  const { busy, error, attempt } = useAttempt()
  const [isTried, setTried] = useState(false)
  const to = draft?.to.trim() ?? ''
  const problems = {
    to: to === '' || isEmail(to) ? undefined : t.noAddress,
    text: !draft || isBlank(draft.text) ? t.noText : draft.text.length > longestText ? t.longText : undefined,
  }
  const send = () => {
    setTried(true)
    if (draft && !problems.to && !problems.text) void attempt('send', () => onSend({ ...draft, to }))
  }
  return (
    <Dialog
      open
      title={title}
      onClose={() => busy === undefined && onClose()}
      actions={
        <>
          <Button disabled={busy !== undefined} onClick={onSkip}>
            {t.skip}
          </Button>
          <Button variant="primary" disabled={!draft} busy={busy !== undefined} onClick={send}>
            {to === '' && draft ? t.make : t.send}
          </Button>
        </>
      }
    >
      <Step>
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
        {draft && (
          <>
            <TextField
              type="email"
              label={t.to}
              hint={t.toHint}
              error={isTried ? problems.to : undefined}
              value={draft.to}
              onChange={({ target }) => change({ to: target.value })}
            />
            <TextArea
              label={t.text}
              hint={t.textHint}
              rows={11}
              error={isTried ? problems.text : undefined}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </>
        )}
      </Step>
    </Dialog>
  )
}

function Facts({ row, today }: Pick<ReminderStepProps, 'row' | 'today'>) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { money } = useMoney()
  const words = useStateWords(today)
  const { standing } = row
  if (!standing) return null
  const { faellig, offen, erinnert = 0, zuletzt_erinnert: last } = standing
  return (
    <FactList>
      <dt>{t.facts.client}</dt>
      <dd>{row.client}</dd>
      <dt>{t.facts.due}</dt>
      <dd>
        {day(faellig)} <small>{words({ ...row, standing: { ...standing, erinnert: 0 } })}</small>
      </dd>
      <dt>{t.facts.open}</dt>
      <dd>
        <strong>{money(offen)}</strong>
      </dd>
      <dt>{t.facts.last}</dt>
      <dd>{last ? t.last(erinnert, day(last)) : t.never}</dd>
    </FactList>
  )
}

const Step = styled.div`
  display: grid;
  gap: ${space(3)};
`

const FactList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  dt,
  small {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
