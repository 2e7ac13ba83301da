import type { DocumentKind, DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { FormDialog } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useClientOptions } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import type { DocumentsActions, DocumentsState } from '../documentsTypes.ts'
import { useMoney } from '../money/useMoney.ts'
import { texts } from './create.texts.ts'
import { type Problems, useNewDocument, usualRates } from './useNewDocument.ts'

export interface NewDocumentDialogProps {
  kind: DocumentKind
  /** All there are: a new one comes after them. */
  documents: readonly DocumentRow[]
  state: Pick<DocumentsState, 'clients' | 'today' | 'firstDay' | 'filter' | 'missing'>
  actions: Pick<DocumentsActions, 'create' | 'onTyping'>
  onClose: () => void
}

/** Creates an offer or an invoice: client, dates and rate; all else is written in its editor. */
export function NewDocumentDialog({ kind, documents, state, actions, onClose }: NewDocumentDialogProps) {
  const t = useTexts(texts)
  const fields = useNewDocument({ documents, state, actions, onDone: onClose })
  const { form, change, limits, problems, error, busy, send } = fields
  const options = useClientOptions(state.clients)
  return (
    <FormDialog
      title={t.titles[kind]}
      description={t.hint}
      submit={{ label: t.create }}
      busy={busy}
      problem={error}
      onSubmit={send}
      onClose={onClose}
    >
      <Combobox
        label={t.client}
        placeholder={t.clientHint}
        error={problems.client ? t.noClient : undefined}
        options={options}
        value={form.client}
        onChange={(client) => change({ client })}
      />
      <TextField
        type="date"
        label={t.days[kind]}
        min={limits.min}
        max={limits.max}
        error={useDayWords(problems.day)}
        value={form.day}
        onChange={(event) => change({ day: event.target.value })}
      />
      <NotLoaded<keyof typeof t.missing> parts={state.missing} names={t.missing} />
      {kind === 'invoices' && (
        <TextField
          type="date"
          label={t.supplied}
          error={problems.supplied ? t.noDay : undefined}
          value={form.supplied}
          onChange={(event) => change({ supplied: event.target.value })}
        />
      )}
      <RateField form={form} wrong={problems.rate ?? false} onChange={change} />
    </FormDialog>
  )
}

/** Why a day cannot be chosen, in a sentence. */
function useDayWords(problem: Problems['day']): string | undefined {
  const t = useTexts(texts)
  const { day } = useFormat()
  if (problem === undefined) return undefined
  if (problem === 'missing') return t.noDay
  if (problem.kind === 'before') return t.before(problem.nummer, day(problem.day))
  return problem.kind === 'future' ? t.future(problem.days) : t.noDay
}

interface RateFieldProps {
  form: { rate: string; ownRate: string }
  wrong: boolean
  onChange: (part: { rate?: string; ownRate?: string }) => void
}

function RateField({ form, wrong, onChange }: RateFieldProps) {
  const t = useTexts(texts)
  const { rate } = useMoney()
  return (
    <>
      <Select label={t.rate} value={form.rate} onChange={(event) => onChange({ rate: event.target.value })}>
        {usualRates.map((usual) => (
          <option key={usual} value={usual}>
            {rate(usual)}
          </option>
        ))}
        <option value="">{t.otherRate}</option>
      </Select>
      {form.rate === '' && (
        <TextField
          label={t.ownRate}
          inputMode="decimal"
          error={wrong ? t.noRate : undefined}
          value={form.ownRate}
          onChange={(event) => onChange({ ownRate: event.target.value })}
        />
      )}
    </>
  )
}
