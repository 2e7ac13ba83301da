import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Fragment, type ReactNode } from 'react'
import { few, FewFirst } from './FewFirst.tsx'
import type { RefusedLine } from './importTypes.ts'
import { texts } from './ImportFlow.texts.ts'
import { Beginning, Fault, List, Muted, Rows } from './imports.styles.ts'

export interface RefusedRowsProps<Problem extends string> {
  plan: {
    refused: number
    reasons: readonly { problem: Problem; rows: number }[]
    several: number
    firstRefused: readonly RefusedLine<Problem>[]
  }
  problem: (problem: Problem) => string
  onSave: () => void
}

/** The rows that do not come: how many for which reason, all of them as a file, and the first with line and reasons. */
export function RefusedRows<Problem extends string>({ plan, problem: reasonFor, onSave }: RefusedRowsProps<Problem>) {
  const t = useTexts(texts).look
  const { number } = useFormat()
  const { refused, reasons, several, firstRefused } = plan
  return (
    <>
      {refused > few && (
        <List data-counts="">
          {reasons.map(({ problem, rows }) => (
            <li key={problem}>
              <span>{reasonFor(problem)}</span>
              <span>{number(rows)}</span>
            </li>
          ))}
        </List>
      )}
      {refused > few && several > 0 && <Muted>{t.several(number(several), several === 1)}</Muted>}
      <div>
        <Button icon="download" onClick={onSave}>
          {t.save(refused === 1)}
        </Button>
      </div>
      <Muted>{t.mend(refused === 1)}</Muted>
      <FewFirst all={firstRefused}>
        {(some) => (
          <FirstRows
            refused={some.length === refused ? 'all' : 'some'}
            caption={
              some.length === refused ? t.faulty(refused === 1) : t.firstFaulty(number(some.length), number(refused))
            }
            head={[t.line, t.reason, t.content]}
            rows={some.map(({ line, problems, values }) => ({
              key: line,
              cells: [
                number(line),
                problems.map((problem) => <p key={problem}>{reasonFor(problem)}</p>),
                <LineValues key="values" values={values} problem={reasonFor} />,
              ],
            }))}
          />
        )}
      </FewFirst>
    </>
  )
}

interface LineValuesProps<Problem extends string> extends Pick<RefusedRowsProps<Problem>, 'problem'> {
  values: RefusedLine<Problem>['values']
}

/** The values of the row's cells; those at fault have a sign and their reason. */
function LineValues<Problem extends string>({ values, problem: reasonFor }: LineValuesProps<Problem>) {
  const t = useTexts(texts).look
  return (
    <Beginning>
      {values.map(({ text, problem }, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          {problem === undefined ? (
            text
          ) : (
            <Fault title={reasonFor(problem)}>
              <Icon name="warning" size={16} />
              {text || t.blank}
              <VisuallyHidden> ({reasonFor(problem)})</VisuallyHidden>
            </Fault>
          )}
        </Fragment>
      ))}
    </Beginning>
  )
}

interface FirstRowsProps {
  /** They do not come; whether they are all of those. */
  refused?: 'all' | 'some'
  caption: string
  head: readonly string[]
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
}

/** Rows of the file as a table. */
export function FirstRows({ refused, caption, head, rows }: FirstRowsProps) {
  return (
    <Rows role="region" aria-label={caption} tabIndex={0} data-refused={refused}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Rows>
  )
}
