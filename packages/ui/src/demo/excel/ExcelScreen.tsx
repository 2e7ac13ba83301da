import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Exporting, type ExportScreenProps, Settings } from '../files/Exporting.tsx'
import { ExportTable } from '../files/ExportTable.tsx'
import type { HeadCell, BookType } from './book/writeBook.ts'
import { type BookChoice, firstChoice, useBook } from './useBook.ts'
import { texts } from './Excel.texts.ts'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'

interface BookSettingsProps {
  choice: BookChoice
  onChange: (choice: BookChoice) => void
  busy: boolean
  onRun: () => void
}

const types: readonly BookType[] = ['xlsx', 'csv', 'txt']

/** Name, kind and widths of the file, and the button that makes it. */
function BookSettings({ choice, onChange, busy, onRun }: BookSettingsProps) {
  const t = useTexts(texts)
  return (
    <Settings>
      <TextField
        label={t.name}
        value={choice.name}
        onChange={({ currentTarget }) => onChange({ ...choice, name: currentTarget.value })}
      />
      <Select
        label={t.type}
        value={choice.type}
        onChange={({ currentTarget }) => onChange({ ...choice, type: currentTarget.value as BookType })}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {t.types[type]}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t.autoWidth}
        checked={choice.autoWidth}
        onChange={({ currentTarget }) => onChange({ ...choice, autoWidth: currentTarget.checked })}
      />
      <Button variant="primary" icon="download" busy={busy} onClick={onRun}>
        {t.run}
      </Button>
    </Settings>
  )
}

/** `/excel/export-excel`: the whole table. */
export function ExportExcelScreen({ state, actions }: ExportScreenProps) {
  const t = useTexts(texts)
  const { busy, write } = useBook(actions)
  const [choice, setChoice] = useState(firstChoice)
  return (
    <Exporting {...t.all} state={state}>
      {(rows) => (
        <>
          <BookSettings choice={choice} onChange={setChoice} busy={busy} onRun={() => void write(rows, choice)} />
          <ExportTable label={t.table} head={t.head} rows={rows} />
        </>
      )}
    </Exporting>
  )
}

/** A box before each row. */
const tickColumn = (t: typeof texts.de, chosen: ReadonlySet<number>, toggle: (id: number) => void) => ({
  title: t.choose,
  cell: ({ id, title }: Article) => (
    <input type="checkbox" aria-label={t.chooseRow(title)} checked={chosen.has(id)} onChange={() => toggle(id)} />
  ),
})

/** `/excel/export-selected-excel`: the ticked rows, which are none again after it. */
export function SelectedExcelScreen({ state, actions }: ExportScreenProps) {
  const t = useTexts(texts)
  const { busy, write } = useBook(actions)
  const [choice, setChoice] = useState(firstChoice)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const run = async (rows: readonly Article[]) => {
    const wanted = rows.filter(({ id }) => chosen.has(id))
    if (wanted.length === 0) return actions.complain(t.none)
    await write(wanted, choice)
    setChosen(new Set())
  }
  return (
    <Exporting {...t.selected} state={state}>
      {(rows) => (
        <>
          <BookSettings choice={choice} onChange={setChoice} busy={busy} onRun={() => void run(rows)} />
          <Checkbox
            label={t.chooseAll}
            hint={t.chosen(chosen.size)}
            checked={chosen.size === rows.length}
            onChange={({ currentTarget }) => setChosen(new Set(currentTarget.checked ? rows.map(({ id }) => id) : []))}
          />
          <ExportTable
            label={t.table}
            head={t.head}
            rows={rows}
            choice={tickColumn(t, chosen, (id) => setChosen((before) => before.symmetricDifference(new Set([id]))))}
          />
        </>
      )}
    </Exporting>
  )
}

/** A1:A2, B1:D1 and E1:E2 are one cell each; what they cover stays empty. */
const mergedHead = (t: typeof texts.de): HeadCell[][] => [
  [{ value: t.head.id, rowSpan: 2 }, { value: t.main, columnSpan: 3 }, null, null, { value: t.head.date, rowSpan: 2 }],
  [null, { value: t.head.title }, { value: t.head.author }, { value: t.head.readings }, null],
]

/** `/excel/export-merge-header`: two rows of heads. */
export function MergedExcelScreen({ state, actions }: ExportScreenProps) {
  const t = useTexts(texts)
  const { busy, write } = useBook(actions)
  const [choice, setChoice] = useState(firstChoice)
  return (
    <Exporting {...t.merged} state={state}>
      {(rows) => (
        <>
          <BookSettings
            choice={choice}
            onChange={setChoice}
            busy={busy}
            onRun={() => void write(rows, choice, mergedHead(t))}
          />
          <ExportTable label={t.table} head={t.head} group={t.main} rows={rows} />
        </>
      )}
    </Exporting>
  )
}
