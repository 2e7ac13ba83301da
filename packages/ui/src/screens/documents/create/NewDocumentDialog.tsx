import type { DocumentListKind, DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { FormDialog } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useClientOptions } from '@waldkerf/ui/screens/clients/choice/ClientFilter'
import type { DocumentsActions, DocumentsState } from '../documentsTypes.ts'
import { useMoney } from '../money/useMoney.ts'
import { texts } from './create.texts.ts'
import { useNewDocument, usualRates } from './useNewDocument.ts'

export interface NewDocumentDialogProps {
  kind: DocumentListKind
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
      <DayField
        label={t.days[kind]}
        value={form.day}
        today={state.today}
        dayReason={limits.findReason}
        onChange={(day) => change({ day })}
      />
      <NotLoaded<keyof typeof t.missing> parts={state.missing} names={t.missing} />
      {kind === 'invoices' && (
        <DayField
          label={t.supplied}
          value={form.supplied}
          today={state.today}
          onChange={(supplied) => change({ supplied })}
        />
      )}
      <RateField form={form} wrong={problems.rate ?? false} onChange={change} />
    </FormDialog>
  )
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
