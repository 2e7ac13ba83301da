import type { PointProblem } from '@waldkerf/domain/georef/points/limits/pointProblems'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import type { Residual } from '@waldkerf/domain/georef/solver/fit'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { type ClipboardEvent, useMemo, useState } from 'react'
import { PasteDialog } from './PasteDialog.tsx'
import { PointRow } from './PointRow.tsx'
import { Grid, TableBar, TablePane, TableScroll } from './points.styles.ts'
import { texts } from './points.texts.ts'
import { useRowFocus } from './useRowFocus.ts'

export interface PointTableProps {
  work: Workplace
  residuals: ReadonlyMap<number, Residual>
  assessment: Assessment | undefined
  /** Values that cannot be stored; keep the list stable. */
  problems: readonly PointProblem[]
  selected: number | undefined
  onSelect: (id: number) => void
  onChange: (change: Change) => void
}

/** The parts of a residual give way to it where the table is narrow. */
const columnLooks: Partial<Record<string, string>> = { enable: 'start', nr: 'start', dx: 'detail', dy: 'detail' }

/** Shorter residuals than this fill no bar: they are noise. */
const onePixel = 1

/** All control points, changed where they stand; coordinates come in by typing or from the clipboard. */
export function PointTable(props: PointTableProps) {
  const { work, residuals, assessment, problems, selected, onSelect, onChange } = props
  const t = useTexts(texts)
  const { number } = useFormat()
  const [pasting, setPasting] = useState<string>()
  const { points } = work
  const misses = useMemo(() => new Map(assessment?.misses.map(({ nr, distance }) => [nr, distance])), [assessment])
  const refused = useMemo(() => Map.groupBy(problems, ({ nr }) => nr), [problems])
  const actions = useMemo(() => ({ onSelect, onChange }), [onSelect, onChange])
  const longest = Math.max(
    onePixel,
    ...Array.from(residuals.values(), ({ residual }) => residual).filter(Number.isFinite),
  )
  const onPaste = (event: ClipboardEvent) => {
    // React passes a paste in the dialog to this handler too, though the dialog lies elsewhere on the page.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    const text = event.clipboardData.getData('text')
    // A single number goes into the cell.
    if (!/\d[\s;,\t]+[-\d]/.test(text.trim())) return
    event.preventDefault()
    setPasting(text)
  }
  const focus = useRowFocus(points.length)
  const enabled = points.filter(({ enable }) => enable).length
  return (
    <TablePane aria-label={t.heading} onPaste={onPaste} {...focus}>
      <TableBar>
        <h2>
          {t.heading} <span>{t.count(number(enabled), number(points.length))}</span>
        </h2>
        <Button variant="quiet" icon="plus" onClick={() => setPasting('')}>
          {t.paste}
        </Button>
        {points.length > 0 && (
          <Button
            variant="quiet"
            icon="trash"
            onClick={() => onChange({ kind: 'remove', ids: points.map(({ id }) => id) })}
          >
            {t.removeAll}
          </Button>
        )}
      </TableBar>
      <TableScroll>
        {points.length === 0 ? (
          <EmptyState drawing="map" title={t.emptyTitle} text={t.empty} />
        ) : (
          <Grid>
            <thead>
              <tr>
                {(Object.keys(t.columns) as (keyof typeof t.columns)[]).map((column) => (
                  <th key={column} scope="col" className={columnLooks[column]}>
                    {t.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point, at) => (
                <PointRow
                  key={point.id}
                  point={point}
                  nr={at + 1}
                  residual={residuals.get(at + 1)}
                  miss={misses.get(at + 1)}
                  longest={longest}
                  selected={point.id === selected}
                  problems={refused.get(at + 1)}
                  actions={actions}
                />
              ))}
            </tbody>
          </Grid>
        )}
      </TableScroll>
      {pasting !== undefined && (
        <PasteDialog
          start={pasting}
          epsg={work.epsg}
          onTake={(added) => {
            onChange({ kind: 'add', points: added })
            setPasting(undefined)
          }}
          onClose={() => setPasting(undefined)}
        />
      )}
    </TablePane>
  )
}
