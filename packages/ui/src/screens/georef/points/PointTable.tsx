import { type ClipboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { PointProblem } from '@waldkerf/domain/georef/points/limits/pointProblems'
import type { Residual } from '@waldkerf/domain/georef/solver/fit'
import type { Assessment } from '@waldkerf/domain/georef/workplace/assessment'
import { isOffSheet, type SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import { isWhole, type NewPoint, type WorkPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import type { Shown } from '@waldkerf/ui/parts/ScanView/ScanView'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts } from '../GeorefScreen.texts.ts'
import { fittingDigits, usedDigits } from '../model/shownNumber.ts'
import { paperScale } from '../model/usePaperLength.ts'
import { CornersDialog } from './CornersDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { type ColumnDigits, PointRow } from './PointRow.tsx'
import { Grid, NoPoints, TableBar, TablePane, TableScroll } from './points.styles.ts'

/** The focus of a row that is deleted goes to the row that takes its place, or to the button above an empty table. */
function useRowFocus(count: number) {
  const table = useRef<HTMLElement>(null)
  const last = useRef<number>(undefined)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || last.current === undefined || document.activeElement !== document.body) return
    const choices = table.current?.querySelectorAll<HTMLElement>('tbody button[aria-pressed]') ?? []
    const next = choices[Math.min(last.current, choices.length - 1)] ?? table.current?.querySelector('button')
    next?.focus()
  }, [count])
  return {
    ref: table,
    onFocus({ target }: { target: Element }) {
      const row = target.closest('tbody > tr')
      last.current = row?.parentElement ? [...row.parentElement.children].indexOf(row) : undefined
    },
  }
}

export interface PointTableProps {
  work: Workplace
  residuals: ReadonlyMap<number, Residual>
  assessment: Assessment | undefined
  /** Values that cannot be stored; keep the list stable. */
  problems: readonly PointProblem[]
  selected: number | undefined
  /** Its row is brought into view. */
  shown?: Shown | undefined
  onSelect: (id: number) => void
  onShow: (id: number) => void
  onChange: (change: Change) => void
  /** The scan's size; null: no point is off it. */
  sheet?: SheetSize | null
  /** Points on the corners of the sheet, which are set in the scan next. */
  onCorners: (points: readonly NewPoint[]) => void
  /** Points were taken over, which nobody has placed by hand. */
  onTaken?: () => void
}

/** In a narrow table the residual stays, and its two parts (dx, dy) are left out. */
const columnLooks: Partial<Record<string, string>> = {
  enable: 'start',
  nr: 'start',
  column: 'pixel',
  row: 'pixel',
  dx: 'detail',
  dy: 'detail',
  residual: 'figure residual',
  miss: 'figure miss',
}

/** Shorter residuals than this fill no bar: they are noise. */
const onePixel = 1

/** Larger coordinates are in metres: of those nobody measures millimetres on a sheet. */
const degreesBelow = 1_000

/** All control points, changed where they stand; coordinates come in by typing or from the clipboard. */
export function PointTable(props: PointTableProps) {
  const { work, residuals, assessment, problems, selected, shown, onSelect, onShow, onChange, sheet } = props
  const t = useTexts(texts).pointTable
  const { number } = useFormat()
  const [pasting, setPasting] = useState<string>()
  const [hasCorners, setCorners] = useState(false)
  const { points } = work
  const scale = paperScale(assessment, work.type)
  const misses = useMemo(
    () => new Map(assessment?.misses.map(({ nr, distance }) => [nr, distance * (scale ?? 1)])),
    [assessment, scale],
  )
  const refused = useMemo(() => Map.groupBy(problems, ({ nr }) => nr), [problems])
  const actions = useMemo(() => ({ onSelect, onShow, onChange }), [onSelect, onShow, onChange])
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
  const digits = useColumnDigits(points, residuals, misses)
  const whole = points.filter(isWhole)
  const enabled = whole.filter(({ enable }) => enable).length
  const incomplete = points.length - whole.length
  useEffect(() => {
    if (shown) focus.ref.current?.querySelector(`tr[data-point='${shown.id}']`)?.scrollIntoView({ block: 'nearest' })
  }, [shown, focus.ref])
  return (
    <TablePane aria-label={t.heading} onPaste={onPaste} {...focus}>
      <TableBar>
        <h2>
          {t.heading}{' '}
          <span>
            {whole.length === 0 ? (
              incomplete > 0 && t.onlyIncomplete(number(incomplete), incomplete === 1)
            ) : (
              <>
                {t.count(number(enabled), number(whole.length))}
                {incomplete > 0 && t.incompleteCount(number(incomplete))}
              </>
            )}
          </span>
        </h2>
        <Button variant="quiet" icon="plus" onClick={() => setPasting('')}>
          {t.paste}
        </Button>
        <Menu
          label={t.more}
          trigger={<Icon name="more" />}
          items={[
            { id: 'corners', label: t.corners.open, icon: 'area', onSelect: () => setCorners(true) },
            {
              id: 'removeAll',
              label: t.removeAll,
              icon: 'trash',
              disabledReason: points.length === 0 ? t.emptyTitle : undefined,
              onSelect: () => onChange({ kind: 'remove', ids: points.map(({ id }) => id) }),
            },
          ]}
        />
      </TableBar>
      <TableScroll>
        {points.length === 0 ? (
          <NoPoints>
            <EmptyState
              drawing="map"
              title={t.emptyTitle}
              text={t.empty}
              action={<Button onClick={() => setCorners(true)}>{t.corners.open}</Button>}
            />
          </NoPoints>
        ) : (
          <Grid data-exact={work.type === 'tps' || undefined}>
            <thead>
              <tr>
                {(Object.keys(t.columns) as (keyof typeof t.columns)[]).map((column) => (
                  <th key={column} scope="col" className={columnLooks[column]}>
                    {column === 'tools' ? (
                      <VisuallyHidden>{t.columns.tools}</VisuallyHidden>
                    ) : column === 'miss' && scale !== null ? (
                      t.missOnPaper
                    ) : (
                      t.columns[column]
                    )}
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
                  isOff={!!sheet && !!point.pixel && isOffSheet(sheet, point.pixel)}
                  digits={digits}
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
            props.onTaken?.()
          }}
          onClose={() => setPasting(undefined)}
        />
      )}
      {hasCorners && (
        <CornersDialog
          epsg={work.epsg}
          onTake={(corners) => {
            setCorners(false)
            props.onCorners(corners)
          }}
          onClose={() => setCorners(false)}
        />
      )}
    </TablePane>
  )
}

/** The same object as long as no column gets other decimals: then a drag renders only its own row. */
function useColumnDigits(
  points: readonly WorkPoint[],
  residuals: ReadonlyMap<number, Residual>,
  misses: ReadonlyMap<number, number>,
): ColumnDigits {
  const side = (name: 'pixel' | 'map', at: 0 | 1) => {
    const values = points.flatMap((point) => point[name]?.[at] ?? [])
    return usedDigits(values, values.every((value) => Math.abs(value) < degreesBelow) ? 3 : 2)
  }
  const column = (name: 'dx' | 'dy' | 'residual') => fittingDigits(Array.from(residuals.values(), (one) => one[name]), 2) // prettier-ignore
  const [pixelx, pixely, mapx, mapy] = [side('pixel', 0), side('pixel', 1), side('map', 0), side('map', 1)]
  const [dx, dy, residual, miss] = [
    column('dx'),
    column('dy'),
    column('residual'),
    fittingDigits([...misses.values()], 2),
  ]
  return useMemo(
    () => ({ pixelx, pixely, mapx, mapy, dx, dy, residual, miss }),
    [pixelx, pixely, mapx, mapy, dx, dy, residual, miss],
  )
}
