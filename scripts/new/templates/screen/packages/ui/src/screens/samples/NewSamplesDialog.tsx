import { textLengths } from '@waldkerf/domain/entities/columns'
import { samplesColumns } from '@waldkerf/domain/entities/samples'
import { daysWithin } from '@waldkerf/domain/office/dates/dayLimits'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { RecordDialog } from '@waldkerf/ui/parts/RecordDialog/RecordDialog'
import { useRecordDialog } from '@waldkerf/ui/parts/RecordDialog/useRecordDialog'
import { isTooLong, RowField } from '@waldkerf/ui/parts/RowForm/RowField'
import { texts } from './SamplesScreen.texts.ts'
import type { SamplesActions } from './samplesTypes.ts'

export interface NewSamplesDialogProps {
  /** `YYYY-MM-DD` */
  today: string
  actions: Pick<SamplesActions, 'create' | 'onTyping'>
  onClose: () => void
}

const { bezeichnung: longest } = textLengths(samplesColumns)
/** Why a day cannot be that of an entry. */
const dayReason = daysWithin({ min: '1900-01-01', max: '2199-12-31' })

/** A new entry. */
export function NewSamplesDialog({ today, actions, onClose }: NewSamplesDialogProps) {
  const { form: t, columns } = useTexts(texts)
  const form = useRecordDialog({
    row: undefined,
    toValues: () => ({ bezeichnung: '', datum: today }),
    save: (_base, values, key) => actions.create({ ...values, bezeichnung: values.bezeichnung.trim() }, key),
    onDone: onClose,
    onTyping: actions.onTyping,
  })
  const { values, change, isSent } = form
  const isNameless = values.bezeichnung.trim() === ''
  const isDay = values.datum !== '' && !dayReason(values.datum)
  return (
    <RecordDialog
      title={t.title}
      form={form}
      isSound={!isNameless && isDay && !isTooLong(values.bezeichnung, longest)}
      onClose={onClose}
    >
      <RowField
        form={form}
        actions={form}
        field="bezeichnung"
        label={columns.name}
        most={longest}
        error={isSent && isNameless ? t.noName : undefined}
        input={{ required: true }}
      />
      <DayField
        label={columns.day}
        value={values.datum}
        today={today}
        dayReason={dayReason}
        onChange={(datum) => change({ datum })}
      />
    </RecordDialog>
  )
}
