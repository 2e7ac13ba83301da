import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { signedAmount } from '@waldkerf/domain/forecast/forecastParts'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { DataTable, type RowKey, type ShownRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import { Chip } from '@waldkerf/ui/parts/FilterBar/FilterBar'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { TablePlace } from '../ForecastScreen.styles.ts'
import { texts } from '../ForecastScreen.texts.ts'
import type { ForecastActions } from '../forecastTypes.ts'
import { entryList, useEntryColumns } from './entryList.tsx'

const EntryForm = lazyPart(async () => (await import('./EntryForm.tsx')).EntryForm)

/** Without an id it is a new entry's. */
export interface EntryFormState {
  id: number | undefined
}

export interface EntriesCardProps {
  entries: readonly ForecastEntry[]
  /** To choose from, and to name entries by. */
  clients: readonly ClientChoice[]
  /** `YYYY-MM-DD` */
  today: string
  /** The form: of an entry, of a new one, or none. */
  form: EntryFormState | undefined
  onForm: (form: EntryFormState | undefined) => void
  actions: Pick<ForecastActions, 'add' | 'update' | 'remove' | 'onTyping'>
}

/** The table says by what it is sorted at first. */
const initial = { sorts: [{ column: 'day', direction: 'ascending' }] } as const

/** In the table's bar: a press for what is past, and the files of what is shown. */
const createTools = (title: string, columns: readonly ExportColumn<ForecastEntry>[], past: ReactNode) =>
  function tools({ count, rows }: ShownRows<ForecastEntry>) {
    return (
      <>
        {past}
        <ExportMenu source={{ title, columns, count, rows }} />
      </>
    )
  }

/** The entries to come; those that are past count no more, and are shown when they are asked for, or when there are no others. */
function useComing(entries: readonly ForecastEntry[], today: string) {
  const [isPastShown, showPast] = useState(false)
  const coming = useMemo(() => entries.filter(({ datum }) => datum >= today), [entries, today])
  const past = coming.length > 0 ? entries.length - coming.length : 0
  return { rows: past === 0 || isPastShown ? entries : coming, past, isPastShown, showPast }
}

type FormActions = Pick<ForecastActions, 'add' | 'update' | 'onTyping'>

/** The actions of the form; the values that are stored are told. */
const told = (actions: FormActions, tell: (values: Pick<ForecastEntry, 'datum'>) => void): FormActions => ({
  ...actions,
  add(values, key) {
    tell(values)
    return actions.add(values, key)
  },
  update(entry, values) {
    tell(values)
    return actions.update(entry, values)
  },
})

const inTwoLines = (words: string) => <span data-lines="2">{words}</span>

/** Recorded entries, those to come at first: opened to be changed, picked to be deleted, added up. */
export function EntriesCard({ entries, clients, today, form, onForm, actions }: EntriesCardProps) {
  const { title, entries: t } = useTexts(texts)
  const { money } = useMoney()
  const { number } = useFormat()
  const clientName = useMemo(() => {
    const names = new Map<number | null, string>(clients.map(({ client_id, name }) => [client_id, name]))
    return (id: number | null) => names.get(id) ?? ''
  }, [clients])
  const { columns, exported } = useEntryColumns(clientName)
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  const { rows, past, isPastShown, showPast } = useComing(entries, today)
  const kinds = useMemo(() => [...new Set(['einnahme', 'ausgabe', ...entries.map(({ art }) => art.trim())])], [entries])
  const remove = () => {
    actions.remove(entries.filter(({ id }) => picked.has(id)))
    setPicked(new Set())
  }
  const add = (
    <Button variant="primary" icon="plus" onClick={() => onForm({ id: undefined })}>
      {t.add}
    </Button>
  )
  const pastChip = past > 0 && (
    <Chip type="button" aria-pressed={isPastShown} onClick={() => showPast(!isPastShown)}>
      {t.past(number(past))}
    </Chip>
  )
  return (
    <Card title={t.title}>
      {entries.length === 0 ? (
        <EmptyState title={t.empty.title} text={t.empty.text} action={add} />
      ) : (
        <TablePlace>
          <DataTable
            label={t.title}
            columns={columns}
            rows={rows}
            rowKey={entryList.rowKey}
            selection={{ onSelect: (key) => onForm({ id: Number(key) }) }}
            empty={null}
            features={{
              tools: true,
              grows: true,
              keep: { name: entryList.name, initial },
              picking: {
                picked,
                onPick: setPicked,
                actions: (
                  <Button icon="trash" onClick={remove}>
                    {t.remove}
                  </Button>
                ),
              },
              extraTools: createTools(title, exported, pastChip),
              totals: (shown: readonly ForecastEntry[], word: string) => ({
                kind: inTwoLines(word),
                amount: money(sumAmounts(shown.map(signedAmount))),
              }),
            }}
          />
        </TablePlace>
      )}
      <Suspense>
        {form && (
          <EntryForm
            entry={entries.find(({ id }) => id === form.id)}
            kinds={kinds}
            clients={clients}
            today={today}
            actions={told(actions, ({ datum }) => datum < today && showPast(true))}
            onClose={() => onForm(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}
