import { type DayLimits, dayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import { parseNumber } from '@waldkerf/domain/office/input/parseNumber'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { useMemo, useState } from 'react'
import { useSubmit, useTyping } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import type { DocumentsActions, DocumentsState } from '../documentsTypes.ts'

/** A new document as it is filled in. */
export interface NewDocumentForm {
  client: string
  day: string
  supplied: string
  /** One of those offered, or '' for the one that is typed. */
  rate: string
  ownRate: string
}

/** Faults of the typed values, by field. */
export interface Problems {
  client?: boolean
  day?: boolean
  rate?: boolean
}

/** The rates of the day; others can be typed. */
export const usualRates = ['19', '7', '0'] as const

/** @returns decimal text; undefined for what is no rate */
function parseRate({ rate, ownRate }: NewDocumentForm): string | undefined {
  if (rate) return rate
  const parsed = parseNumber(ownRate, { digits: 3, decimals: 2 })
  if (!('value' in parsed) || parsed.value === undefined) return undefined
  const number = Number(parsed.value)
  return number >= 0 && number <= 100 ? parsed.value : undefined
}

function findProblems(form: NewDocumentForm, limits: DayLimits): Problems {
  return {
    ...(!form.client && { client: true }),
    ...(limits.findReason(form.day) && { day: true }),
    ...(parseRate(form) === undefined && { rate: true }),
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
export function useNewDocument({ documents, state: { today, firstDay, filter }, actions, onDone }: Place) {
  const [key] = useState(() => crypto.randomUUID())
  const limits = useMemo(
    () => dayLimits(undefined, documents, { min: firstDay, max: null }, today),
    [documents, firstDay, today],
  )
  const first = limits.min !== undefined && limits.min > today ? limits.min : today
  // In a list of one client's documents the new one is his.
  const [usualClient] = useState(filter.client === undefined ? '' : String(filter.client))
  const [form, setForm] = useState<NewDocumentForm>({
    client: usualClient,
    day: first,
    supplied: first,
    rate: usualRates[0],
    ownRate: '',
  })
  const { busy, error, isSent, submit } = useSubmit(onDone)
  const problems = findProblems(form, limits)
  const { create, onTyping } = actions
  useTyping(form.client !== usualClient, onTyping)
  const { day, supplied } = form
  const rate = parseRate(form) ?? ''
  const send = () =>
    void submit(Object.keys(problems).length === 0, () =>
      create({ clientId: Number(form.client), day, supplied, rate }, key),
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
