import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { type ReactNode, useState } from 'react'
import type { ImportKind, ImportState } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Fields, Line, Muted, Stack } from './imports.styles.ts'

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
  /** Rows can come: nothing has to be chosen. */
  isSettled: boolean
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
  isSettled,
  children,
}: ColumnsStepProps<Field>) {
  const t = useTexts(texts).columns
  const columns: Readonly<Partial<Record<Field, number | undefined>>> = decision.choice.columns
  if (file.status !== 'ready') return null
  const { head, examples } = file.file
  const taken = new Set(Object.values(columns))
  const unused = head.filter((_, at) => examples[at] && !taken.has(at))
  const chosen = fields.flatMap((field) => {
    const column = columns[field]
    return column === undefined ? [] : `${words.fields[field]}: ${head[column] ?? ''}`
  })
  return (
    <Folding chosen={chosen} isSettled={isSettled}>
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
    </Folding>
  )
}

interface FoldingProps extends Pick<ColumnsStepProps<string>, 'isSettled'> {
  /** The columns in words. */
  chosen: readonly string[]
  children: ReactNode
}

/** On a phone what will come follows at once: columns that the file's names have settled are one line until they are asked for. */
function Folding({ chosen, isSettled, children }: FoldingProps) {
  const t = useTexts(texts).columns
  const [isAsked, setAsked] = useState(false)
  const folds = useScreenWidth() === 'phone' && isSettled
  return (
    <Card title={t.title}>
      <Stack>
        {folds && (
          <Line>
            <Muted>{chosen.join(' · ')}</Muted>
            <Button aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
              {t.change}
            </Button>
          </Line>
        )}
        {(!folds || isAsked) && children}
      </Stack>
    </Card>
  )
}
