import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { daysWithin } from '@waldkerf/domain/office/dates/dayLimits'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { useState } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { FieldRow } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { NumberOffers } from '@waldkerf/ui/parts/NumberOffers/NumberOffers'
import { isTooLong, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { RecordDialog } from '@waldkerf/ui/parts/RecordDialog/RecordDialog'
import { useRecordDialog } from '@waldkerf/ui/parts/RecordDialog/useRecordDialog'
import { useClientOptions } from '@waldkerf/ui/screens/clients/choice/clientChoice'
import { typedAmount } from '@waldkerf/ui/screens/documentEditor/payments/typedPayment.ts'
import { texts } from '../ForecastScreen.texts.ts'
import type { ForecastActions } from '../forecastTypes.ts'

export interface EntryFormProps {
  /** Absent: a new one. */
  entry: ForecastEntry | undefined
  /** Kinds that occur, to choose from. */
  kinds: readonly string[]
  clients: readonly ClientChoice[]
  /** `YYYY-MM-DD`, where a new one begins. */
  today: string
  actions: Pick<ForecastActions, 'add' | 'update' | 'onTyping'>
  onClose: () => void
}

const longestKind = 100
const longestNote = 1_000
/** As the data service takes them. */
const amountLimits = { decimals: 2 }

/** Why a day cannot be that of an entry. */
const dayReason = daysWithin({ min: '1900-01-01', max: '2199-12-31' })

/** The value of the choice that asks for words; no kind has a space at its end. */
const ownWords = ' '

interface KindFieldProps extends Pick<EntryFormProps, 'kinds'> {
  kind: string
  onChange: (kind: string) => void
}

/** Income, expense, a kind that occurs, or a new one in own words. */
function KindField({ kind, kinds, onChange }: KindFieldProps) {
  const { entries: t } = useTexts(texts)
  const [isOwn, setOwn] = useState(false)
  const { einnahme, ausgabe, other, own } = t.kindChoice
  const words: Readonly<Record<string, string>> = { einnahme, ausgabe, '': other }
  return (
    <>
      <Select
        label={t.kind}
        value={isOwn ? ownWords : kind}
        onChange={({ target }) => {
          setOwn(target.value === ownWords)
          onChange(target.value.trim())
        }}
      >
        {[...new Set([...kinds, kind.trim(), ''])].map((each) => (
          <option key={each} value={each}>
            {words[each] ?? each}
          </option>
        ))}
        <option value={ownWords}>{own}</option>
      </Select>
      {isOwn && (
        <TextField
          label={t.ownKind}
          autoComplete="off"
          error={isTooLong(kind, longestKind) ? t.tooLong(longestKind) : undefined}
          value={kind}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}

/** An entry of the forecast, made or changed. */
export function EntryForm({ entry, kinds, clients, today, actions, onClose }: EntryFormProps) {
  const { entries: t } = useTexts(texts)
  const language = useLanguage()
  // A typed amount keeps its meaning when the page's language changes meanwhile.
  const [notation] = useState(language)
  const limits = { ...amountLimits, notation }
  const options = useClientOptions(clients, t.nobody)
  const form = useRecordDialog({
    row: entry,
    toValues: (row) => ({
      datum: row?.datum ?? today,
      art: row?.art ?? 'einnahme',
      betrag: row ? typedAmount(row.betrag, notation) : '',
      notiz: row?.notiz ?? '',
      client_id: row?.client_id ? String(row.client_id) : '',
    }),
    save(base, values, key) {
      const parsed = parseNumber(values.betrag, limits)
      const stored = {
        ...values,
        art: values.art.trim(),
        notiz: values.notiz.trim(),
        client_id: values.client_id === '' ? null : Number(values.client_id),
        betrag: ('value' in parsed && parsed.value) || '0',
      }
      return base ? actions.update(base, stored) : actions.add(stored, key)
    },
    onDone: onClose,
    onTyping: actions.onTyping,
  })
  const { values, change, isSent } = form
  const amount = parseNumber(values.betrag, limits)
  const amountProblem =
    'fault' in amount
      ? t.wrongAmount(amount.offers.length > 0)
      : amount.value === undefined && isSent
        ? t.noAmount
        : undefined
  const isLong = isTooLong(values.art, longestKind)
  const isNoteLong = isTooLong(values.notiz, longestNote)
  return (
    <RecordDialog
      title={entry ? t.edit : t.add}
      form={form}
      isSound={
        values.datum !== '' &&
        !dayReason(values.datum) &&
        'value' in amount &&
        amount.value !== undefined &&
        !isLong &&
        !isNoteLong
      }
      onClose={onClose}
    >
      <FieldRow>
        <RowPlace form={form} actions={form} field="datum" label={t.day}>
          <DayField
            label={t.day}
            value={values.datum}
            today={today}
            dayReason={dayReason}
            onChange={(datum) => change({ datum })}
          />
        </RowPlace>
        <RowPlace form={form} actions={form} field="betrag" label={t.amount}>
          <TextField
            label={t.amount}
            hint={t.amountHint}
            inputMode="decimal"
            autoComplete="off"
            error={amountProblem}
            value={values.betrag}
            onChange={({ target }) => change({ betrag: target.value })}
          />
          <NumberOffers
            offers={'fault' in amount ? amount.offers : undefined}
            onTake={(betrag) => change({ betrag })}
          />
        </RowPlace>
      </FieldRow>
      <RowPlace form={form} actions={form} field="art" label={t.kind}>
        <KindField kind={values.art} kinds={kinds} onChange={(art) => change({ art })} />
      </RowPlace>
      <RowPlace
        form={form}
        actions={form}
        field="client_id"
        label={t.client}
        formatValue={(stored) => options.find(({ value }) => value === stored)?.label ?? stored}
      >
        <Combobox
          label={t.client}
          options={options}
          value={values.client_id}
          onChange={(client_id) => change({ client_id })}
        />
      </RowPlace>
      <RowPlace form={form} actions={form} field="notiz" label={t.note}>
        <TextArea
          label={t.note}
          rows={3}
          error={isNoteLong ? t.tooLong(longestNote) : undefined}
          value={values.notiz}
          onChange={({ target }) => change({ notiz: target.value })}
        />
      </RowPlace>
    </RecordDialog>
  )
}
