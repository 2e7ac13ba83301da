import { isBlank } from '@waldkerf/domain/texts/blank'
import { columnValues, emptyRow, textLengths } from '@waldkerf/domain/entities/columns'
import { type PositionTemplate, templateColumns } from '@waldkerf/domain/entities/documents/positions'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { FieldRow } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { NumberOffers } from '@waldkerf/ui/parts/NumberOffers/NumberOffers'
import { isTooLong, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { SettingsActions } from '../settingsTypes.ts'
import { texts } from '../SettingsScreen.texts.ts'
import { RecordDialog } from '@waldkerf/ui/parts/RecordDialog/RecordDialog'
import { useRecordDialog } from '@waldkerf/ui/parts/RecordDialog/useRecordDialog'

export interface TemplateDialogProps {
  /** Absent: a new one. */
  template: PositionTemplate | undefined
  actions: SettingsActions['templates']
  onTyping: SettingsActions['onTyping']
  onDone: () => void
  onClose: () => void
}

const most = textLengths(templateColumns)
const fields = Object.keys(most) as (keyof typeof most)[]

/** '34.8' → '34,8', as it is typed. */
const typed = (decimal: string) => decimal.replace('.', ',')

function templateValues(template: PositionTemplate | undefined) {
  const values = template ? columnValues(templateColumns, template) : { ...emptyRow(templateColumns), ep: '' }
  return { ...values, ep: typed(values.ep) }
}

/** A line item to start from, made or changed. */
export function TemplateDialog({ template, actions, onTyping, onDone, onClose }: TemplateDialogProps) {
  const all = useTexts(texts).entries
  const t = all.templates
  const form = useRecordDialog({
    row: template,
    toValues: templateValues,
    save(base, values, key) {
      const price = parseNumber(values.ep, { decimals: 4 })
      const stored = { ...values, ep: ('value' in price && price.value) || '0' }
      return base ? actions.update(base, stored) : actions.add(stored, key)
    },
    onDone,
    onTyping,
  })
  const { values, change, isSent } = form
  const price = parseNumber(values.ep, { decimals: 4 })
  const isNameless = isBlank(values.bez)
  const lengthProblem = (field: (typeof fields)[number]) =>
    isTooLong(values[field], most[field]) ? all.tooLong(most[field]) : undefined
  const priceProblem =
    'fault' in price
      ? t.wrongPrice(price.offers.length > 0)
      : price.value === undefined && isSent
        ? t.noPrice
        : undefined
  return (
    <RecordDialog
      title={template ? t.one : t.add}
      form={form}
      isSound={!isNameless && 'value' in price && price.value !== undefined && !fields.some(lengthProblem)}
      onClose={onClose}
    >
      <RowPlace form={form} actions={form} field="bez" label={t.bez}>
        <TextArea
          label={t.bez}
          rows={2}
          error={lengthProblem('bez') ?? (isSent && isNameless ? t.noName : undefined)}
          value={values.bez}
          onChange={({ target }) => change({ bez: target.value })}
        />
      </RowPlace>
      <FieldRow>
        <RowPlace form={form} actions={form} field="ep" label={t.ep}>
          <TextField
            label={t.ep}
            hint={t.epHint}
            inputMode="decimal"
            error={priceProblem}
            value={values.ep}
            onChange={({ target }) => change({ ep: target.value })}
          />
          <NumberOffers offers={'fault' in price ? price.offers : undefined} onTake={(ep) => change({ ep })} />
        </RowPlace>
        <RowPlace form={form} actions={form} field="einheit" label={t.einheit}>
          <TextField
            label={t.einheit}
            error={lengthProblem('einheit')}
            value={values.einheit}
            onChange={({ target }) => change({ einheit: target.value })}
          />
        </RowPlace>
      </FieldRow>
      <RowPlace form={form} actions={form} field="erl_titel" label={t.erl_titel}>
        <TextField
          label={t.erl_titel}
          error={lengthProblem('erl_titel')}
          value={values.erl_titel}
          onChange={({ target }) => change({ erl_titel: target.value })}
        />
      </RowPlace>
      <RowPlace form={form} actions={form} field="erl" label={t.erl}>
        <TextArea
          label={t.erl}
          rows={2}
          error={lengthProblem('erl')}
          value={values.erl}
          onChange={({ target }) => change({ erl: target.value })}
        />
      </RowPlace>
    </RecordDialog>
  )
}
