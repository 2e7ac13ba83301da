import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import type { ReactNode } from 'react'
import type { ImportKind, ImportState } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Fields, Muted } from './imports.styles.ts'

export interface ColumnsStepProps<Field extends string> {
  state: Pick<ImportState<ImportKind>, 'file' | 'decision'>
  fields: readonly Field[]
  words: {
    fields: Readonly<Record<Field, string>>
    /** Said where rows have no id of their own. */
    noId: string
  }
  onColumns: (columns: Readonly<Partial<Record<Field, number | undefined>>>) => void
  onQuelle: (quelle: string) => void
  /** Further choices. */
  children?: ReactNode
}

/** The second step: which column is what, and where the rows come from. */
export function ColumnsStep<Field extends string>({
  state: { file, decision },
  fields,
  words,
  onColumns,
  onQuelle,
  children,
}: ColumnsStepProps<Field>) {
  const t = useTexts(texts).columns
  const columns: Readonly<Partial<Record<Field, number | undefined>>> = decision.choice.columns
  if (file.status !== 'ready') return null
  const { head, examples } = file.file
  const taken = new Set(Object.values(columns))
  const unused = head.filter((_, at) => examples[at] && !taken.has(at))
  return (
    <Card title={t.title}>
      <Fields>
        {fields.map((field) => {
          const column = columns[field]
          const example = column === undefined ? '' : (examples[column] ?? '')
          const choice = (
            <Select
              label={words.fields[field]}
              hint={example && t.example(example)}
              value={column ?? ''}
              onChange={({ target: { value } }) =>
                onColumns({ ...columns, [field]: value === '' ? undefined : Number(value) })
              }
            >
              <option value="">{field === 'id' ? words.noId : t.none}</option>
              {head.map((name, at) => (
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </Select>
          )
          return (
            <div key={field} data-whole={field === 'id' || undefined}>
              {choice}
            </div>
          )
        })}
        {children && <div data-whole="">{children}</div>}
        <TextField
          label={t.source}
          hint={t.sourceHint}
          maxLength={200}
          value={decision.quelle}
          onChange={({ target: { value } }) => onQuelle(value)}
        />
      </Fields>
      {unused.length > 0 && <Muted>{t.unused(unused.join(', '))}</Muted>}
    </Card>
  )
}
