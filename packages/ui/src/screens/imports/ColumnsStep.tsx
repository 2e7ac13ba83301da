import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { type ReactNode, useState } from 'react'
import type { ImportKind, ImportState } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Fields, List, Muted, Stack } from './imports.styles.ts'

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
  /** Further choices, and as they are read. */
  children?: ReactNode
  chosen?: readonly Chosen[]
}

type Chosen = readonly [label: string, value: string, example?: string]

/** The second step: which column is what, and where the rows come from. */
export function ColumnsStep<Field extends string>({
  state: { file, decision },
  fields,
  words,
  onColumns,
  onQuelle,
  isSettled,
  children,
  chosen = [],
}: ColumnsStepProps<Field>) {
  const t = useTexts(texts).columns
  const columns: Readonly<Partial<Record<Field, number | undefined>>> = decision.choice.columns
  if (file.status !== 'ready') return null
  const { head, examples } = file.file
  const taken = new Set(Object.values(columns))
  const unused = head.filter((_, at) => examples[at] && !taken.has(at))
  const named = fields.flatMap((field): Chosen[] => {
    const column = columns[field]
    return column === undefined ? [] : [[words.fields[field], head[column] ?? '', examples[column] ?? '']]
  })
  return (
    <Folding chosen={[...named, ...chosen, [t.source, decision.quelle]]} isSettled={isSettled} unused={unused}>
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
    </Folding>
  )
}

interface FoldingProps extends Pick<ColumnsStepProps<string>, 'isSettled'> {
  chosen: readonly Chosen[]
  /** Columns that nothing is taken from. */
  unused: readonly string[]
  children: ReactNode
}

/** Of the columns that stay out: files of others have fifty. */
const mostNamed = 4

/** Columns that the file's names have settled are read first, and changed on a press; once open they stay open. */
function Folding({ chosen, isSettled, unused, children }: FoldingProps) {
  const t = useTexts(texts).columns
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  if (!isSettled && !isOpen) setOpen(true)
  const named = isOpen || unused.length <= mostNamed + 1 ? unused : unused.slice(0, mostNamed)
  const change = (
    <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {t.change}
    </Button>
  )
  return (
    <Card title={t.title} tools={isSettled && change}>
      <Stack>
        {isOpen ? (
          children
        ) : (
          <List data-facts="">
            {chosen.map(([label, value, example]) => (
              <li key={label}>
                <Muted as="span">{label}</Muted>
                <span>
                  {value}
                  {example && <Muted as="span"> · {t.example(example)}</Muted>}
                </span>
              </li>
            ))}
          </List>
        )}
        {unused.length > 0 && <Muted>{t.unused(named.join(', '), number(unused.length - named.length))}</Muted>}
      </Stack>
    </Card>
  )
}
