import { proposedDay } from '@waldkerf/domain/documents/proposedDay'
import type { DocumentListKind, DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { type Language, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { FieldRow, FormDialog, useSubmit, useTyping } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { NotLoaded } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { useClientOptions } from '@waldkerf/ui/screens/clients/choice/clientChoice'
import type { DocumentsActions, DocumentsState, NewOrder } from '../documentsTypes.ts'
import { useMoney } from '../money/useMoney.ts'
import { createTexts } from '../DocumentsScreen.texts.ts'
import { type DayLimits, dayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import { usualRates } from '@waldkerf/domain/office/tax/taxCases'
import { negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import { useMemo, useState } from 'react'

/** A new document as it is filled in. */
interface NewDocumentForm {
  client: string
  day: string
  supplied: string
  /** One of those offered, or '' for the one that is typed. */
  rate: string
  ownRate: string
  /** An instalment of an order that came without an offer; numbers as typed. */
  isInstalment: boolean
  words: string
  net: string
  amount: string
}

/** Faults of the typed values, by field. */
interface Problems {
  client?: boolean
  day?: boolean
  rate?: boolean
  words?: boolean
  net?: boolean
  amount?: boolean
  /** The instalment asks for more than the whole. */
  isBeyond?: boolean
}

/** @returns decimal text; undefined for what is no rate */
function parseRate({ rate, ownRate }: NewDocumentForm, notation: Language): string | undefined {
  if (rate) return rate
  const parsed = parseNumber(ownRate, { digits: 3, decimals: 2, notation })
  if (!('value' in parsed) || parsed.value === undefined) return undefined
  const number = Number(parsed.value)
  return number >= 0 && number <= 100 ? parsed.value : undefined
}

/** @returns decimal text; undefined for what is no amount above 0 */
function parseAmount(typed: string, notation: Language): string | undefined {
  const parsed = parseNumber(typed, { digits: 12, decimals: 2, notation })
  const value = 'value' in parsed ? parsed.value : undefined
  return value !== undefined && signOfAmount(value) > 0 ? value : undefined
}

function findOrderProblems({ isInstalment, words, net, amount }: NewDocumentForm, notation: Language): Problems {
  if (!isInstalment) return {}
  const [whole, part] = [parseAmount(net, notation), parseAmount(amount, notation)]
  return {
    ...(isBlank(words) && { words: true }),
    ...(whole === undefined && { net: true }),
    ...(part === undefined && { amount: true }),
    ...(whole &&
      part &&
      signOfAmount(sumAmounts([part, negatedAmount(whole)])) > 0 && { amount: true, isBeyond: true }),
  }
}

/** The order as it is sent; undefined for an invoice by itself. */
const newOrder = ({ isInstalment, words, net, amount }: NewDocumentForm, notation: Language): NewOrder | undefined =>
  isInstalment
    ? { words: words.trim(), net: parseAmount(net, notation) ?? '', amount: parseAmount(amount, notation) ?? '' }
    : undefined

function findProblems(form: NewDocumentForm, limits: DayLimits, notation: Language): Problems {
  return {
    ...findOrderProblems(form, notation),
    ...(!form.client && { client: true }),
    ...(limits.findReason(form.day) && { day: true }),
    ...(parseRate(form, notation) === undefined && { rate: true }),
  }
}

interface Place {
  documents: readonly DocumentRow[]
  state: Pick<DocumentsState, 'today' | 'firstDay' | 'filter'>
  actions: Pick<DocumentsActions, 'create' | 'onTyping'>
  /** It is made. */
  onDone: () => void
}

/** The form of a new document: the day follows those there are, and what is wrong stands at its field once it was sent. */
function useNewDocument({ documents, state: { today, firstDay, filter }, actions, onDone }: Place) {
  const [key] = useState(() => crypto.randomUUID())
  const limits = useMemo(
    () => dayLimits(undefined, documents, { min: firstDay, max: null }, today),
    [documents, firstDay, today],
  )
  const first = proposedDay(today, limits.min)
  // In a list of one client's documents the new one is his.
  const [usualClient] = useState(filter.client === undefined ? '' : String(filter.client))
  const [form, setForm] = useState<NewDocumentForm>({
    client: usualClient,
    day: first,
    supplied: first,
    rate: usualRates[0],
    ownRate: '',
    isInstalment: false,
    words: '',
    net: '',
    amount: '',
  })
  const { busy, error, isSent, submit } = useSubmit(onDone)
  const language = useLanguage()
  const problems = findProblems(form, limits, language)
  const { create, onTyping } = actions
  useTyping(form.client !== usualClient || form.words !== '', onTyping)
  const { day, supplied } = form
  const rate = parseRate(form, language) ?? ''
  const send = () =>
    void submit(Object.keys(problems).length === 0, () =>
      create({ clientId: Number(form.client), day, supplied, rate, instalment: newOrder(form, language) }, key),
    )

  return {
    form,
    change: (part: Partial<NewDocumentForm>) => setForm((last) => ({ ...last, ...part })),
    limits,
    /** Said when it was sent; a day that is not possible says so itself. */
    problems: isSent ? problems : {},
    error,
    busy,
    send,
  }
}

export interface NewDocumentDialogProps {
  kind: DocumentListKind
  /** All there are: a new one comes after them. */
  documents: readonly DocumentRow[]
  state: Pick<DocumentsState, 'clients' | 'today' | 'firstDay' | 'filter' | 'missing'>
  actions: Pick<DocumentsActions, 'create' | 'onTyping'>
  /** It is made. */
  onDone: () => void
  /** It is given up. */
  onClose: () => void
}

/** Creates an offer or an invoice: client, dates and rate; all else is written in its editor. */
export function NewDocumentDialog({ kind, documents, state, actions, onDone, onClose }: NewDocumentDialogProps) {
  const t = useTexts(createTexts)
  const fields = useNewDocument({ documents, state, actions, onDone })
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
      {/* Whoever makes a document knows for whom: typing begins there. */}
      <Combobox
        label={t.client}
        placeholder={t.clientHint}
        error={problems.client ? t.noClient : undefined}
        options={options}
        value={form.client}
        onChange={(client) => change({ client })}
      />
      {kind === 'invoices' && (
        <Select
          label={t.kind}
          value={form.isInstalment ? 'instalment' : 'whole'}
          onChange={({ target }) => change({ isInstalment: target.value === 'instalment' })}
        >
          <option value="whole">{t.kinds.whole}</option>
          <option value="instalment">{t.kinds.instalment}</option>
        </Select>
      )}
      {form.isInstalment && <OrderFields form={form} problems={problems} onChange={change} />}
      <FieldRow>
        <DayField
          label={t.days[kind]}
          value={form.day}
          today={state.today}
          dayReason={limits.findReason}
          onChange={(day) => change({ day })}
        />
        {kind === 'invoices' && (
          <DayField
            label={t.supplied}
            value={form.supplied}
            today={state.today}
            onChange={(supplied) => change({ supplied })}
          />
        )}
      </FieldRow>
      <NotLoaded<keyof typeof t.missing> parts={state.missing} names={t.missing} />
      <RateField form={form} wrong={problems.rate ?? false} onChange={change} />
    </FormDialog>
  )
}

interface OrderFieldsProps {
  form: NewDocumentForm
  problems: Problems
  onChange: (part: Partial<NewDocumentForm>) => void
}

/** The order behind an instalment, typed once: an accepted offer stands for it from then on. */
function OrderFields({ form, problems, onChange }: OrderFieldsProps) {
  const t = useTexts(createTexts)
  return (
    <>
      <Quiet>{t.aboutOrder}</Quiet>
      <TextField
        label={t.words}
        placeholder={t.wordsHint}
        maxLength={200}
        error={problems.words ? t.noWords : undefined}
        value={form.words}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <FieldRow>
        <TextField
          label={t.net}
          inputMode="decimal"
          autoComplete="off"
          error={problems.net ? t.noAmount : undefined}
          value={form.net}
          onChange={({ target }) => onChange({ net: target.value })}
        />
        <TextField
          label={t.amount}
          inputMode="decimal"
          autoComplete="off"
          error={problems.isBeyond ? t.beyond : problems.amount ? t.noAmount : undefined}
          value={form.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      </FieldRow>
    </>
  )
}

interface RateFieldProps {
  form: { rate: string; ownRate: string }
  wrong: boolean
  onChange: (part: { rate?: string; ownRate?: string }) => void
}

function RateField({ form, wrong, onChange }: RateFieldProps) {
  const t = useTexts(createTexts)
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
