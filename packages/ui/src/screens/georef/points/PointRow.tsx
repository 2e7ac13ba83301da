import type { PointProblem } from '@waldkerf/domain/georef/points/limits/pointProblems'
import type { Residual } from '@waldkerf/domain/georef/solver/fit'
import type { Change } from '@waldkerf/domain/georef/workplace/workplace'
import { isWhole, type WorkPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { memo } from 'react'
import { useMessageText } from '../model/useMessageText.ts'
import { fixedNumber } from '../model/shownNumber.ts'
import { NumberCell } from './NumberCell.tsx'
import { Category, Incomplete, NumberButton, ResidualCell, RowTools } from './points.styles.ts'
import { texts } from '../GeorefScreen.texts.ts'

export interface PointRowProps {
  point: WorkPoint
  /** Its place in the list, from 1. */
  nr: number
  residual: Residual | undefined
  /** In millimetres on the paper, or metres on the ground where its scale is not known: the error at this point of a fit made from the others. */
  miss: number | undefined
  /** The longest residual of all: the bar's full length. */
  longest: number
  selected: boolean
  /** Its place in the scan is beside the sheet. */
  isOff: boolean
  /** Decimals of each column; keep it stable. */
  digits: ColumnDigits
  /** Its values that cannot be stored. */
  problems: readonly PointProblem[] | undefined
  /** Keep it stable. */
  actions: PointActions
}

interface PointActions {
  onSelect: (id: number) => void
  /** Brings the point into view on scan and map. */
  onShow: (id: number) => void
  onChange: (change: Change) => void
}

/** A residual more than so many times the usual is drawn in another colour. */
const large = 0.66

/** From here on a figure is shown in millions: the point is plainly wrong, and the exact number tells nothing. */
const million = 1_000_000

export type ColumnDigits = Readonly<
  Record<'pixelx' | 'pixely' | 'mapx' | 'mapy' | 'dx' | 'dy' | 'residual' | 'miss', number>
>

/** One control point: everything about it can be changed where it stands. Dragging another point does not render it. */
export const PointRow = memo(function PointRow(props: PointRowProps) {
  const { point, nr, residual, miss, longest, selected, isOff, digits, problems, actions } = props
  const { onSelect, onShow, onChange } = actions
  const t = useTexts(texts).pointTable
  const say = useMessageText()
  const language = useLanguage()
  const { id, pixel, map, enable } = point
  const name = String(nr)
  const place = (side: 'pixel' | 'map', at: readonly [number, number]) => onChange({ kind: 'place', id, side, at })
  const figure = (value: number | undefined, column: keyof ColumnDigits) => {
    if (value === undefined || !Number.isFinite(value)) return '–'
    if (Math.abs(value) >= million) return t.millions(fixedNumber(value / million, language, 0))
    return fixedNumber(value, language, digits[column])
  }
  const problem = (column: PointProblem['column']) => {
    const found = problems?.find((one) => one.column === column)
    return found && say(found.message)
  }
  const off = isOff ? t.offSheet : undefined
  const part = residual && longest > 0 ? Math.min(1, residual.residual / longest) : 0
  return (
    <tr data-point={id} data-selected={selected} data-off={!enable}>
      <td className="start">
        <input
          type="checkbox"
          aria-label={t.enable(name)}
          checked={enable}
          onChange={() => onChange({ kind: 'enable', ids: [id], enable: !enable })}
        />
        {/* Hidden from screen readers: the box has the same word in its name. */}
        <Category className="detail" aria-hidden="true">
          {isWhole(point) ? (enable ? t.surveyed : t.assumed) : ''}
        </Category>
      </td>
      <td className="start">
        <NumberButton type="button" aria-label={t.select(name)} aria-pressed={selected} onClick={() => onSelect(id)}>
          {name}
        </NumberButton>
      </td>
      <td className="pixel">
        <NumberCell
          label={t.of(t.columns.column, name)}
          problem={problem('pixelx') ?? off}
          digits={digits.pixelx}
          value={pixel && pixel[0]}
          onChange={(value) => place('pixel', [value, pixel?.[1] ?? 0])}
        />
      </td>
      <td className="pixel">
        <NumberCell
          label={t.of(t.columns.row, name)}
          problem={problem('pixely') ?? off}
          digits={digits.pixely}
          value={pixel && (pixel[1] === 0 ? 0 : -pixel[1])}
          onChange={(value) => place('pixel', [pixel?.[0] ?? 0, value === 0 ? 0 : -value])}
        />
      </td>
      <td>
        <NumberCell
          label={t.of(t.columns.east, name)}
          problem={problem('mapx')}
          digits={digits.mapx}
          value={map && map[0]}
          onChange={(value) => place('map', [value, map?.[1] ?? 0])}
        />
      </td>
      <td>
        <NumberCell
          label={t.of(t.columns.north, name)}
          problem={problem('mapy')}
          digits={digits.mapy}
          value={map && map[1]}
          onChange={(value) => place('map', [map?.[0] ?? 0, value])}
        />
      </td>
      <td className="figure detail">{figure(residual?.dx, 'dx')}</td>
      <td className="figure detail">{figure(residual?.dy, 'dy')}</td>
      <td className="figure residual">
        {isWhole(point) ? (
          <ResidualCell data-large={part > large} style={{ '--part': part }}>
            <i />
            {figure(residual?.residual, 'residual')}
          </ResidualCell>
        ) : (
          <Incomplete>{t.incomplete}</Incomplete>
        )}
      </td>
      <td className="figure miss">{figure(miss, 'miss')}</td>
      <td>
        <RowTools>
          <IconButton icon="crosshair" label={t.showSelected(name)} onClick={() => onShow(id)} />
          <IconButton
            icon="arrow-up"
            data-order
            label={t.up(name)}
            onClick={() => onChange({ kind: 'reorder', id, to: nr - 2 })}
          />
          <IconButton
            icon="arrow-down"
            data-order
            label={t.down(name)}
            onClick={() => onChange({ kind: 'reorder', id, to: nr })}
          />
          <IconButton icon="trash" label={t.remove(name)} onClick={() => onChange({ kind: 'remove', ids: [id] })} />
        </RowTools>
      </td>
    </tr>
  )
})
