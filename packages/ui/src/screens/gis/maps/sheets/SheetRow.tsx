import type { MapValueFault } from '@waldkerf/domain/maps/mapValues'
import { megabytes } from '@waldkerf/domain/texts/megabytes'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from '../MapsScreen.texts.ts'
import { Row, Thumb } from './sheets.styles.ts'
import type { Sheet } from './useSheets.ts'

export interface SheetRowProps {
  sheet: Sheet
  /** Of the fields, while the sheet is taken. */
  faults: { name: boolean; year: MapValueFault | undefined }
  onChange: (part: Partial<Pick<Sheet, 'name' | 'year' | 'isTaken' | 'source'>>) => void
}

/** A page of a file that becomes a map, or is left out; or why a file cannot become one. */
export function SheetRow({ sheet, faults, onChange }: SheetRowProps) {
  const {
    sheets: t,
    newMap: { scan, missingName },
    columns,
    edit,
  } = useTexts(texts)
  const { number } = useFormat()
  const { file, bytes, name, year, isTaken, source, fault, picture } = sheet
  const size = number(Math.max(0.1, megabytes(bytes)))
  const facts = source && [
    file,
    scan.facts(number(source.head.width), number(source.head.height), size),
    ...(source.head.res === null ? [] : [scan.resolution(number(source.head.res))]),
  ]
  return (
    <Row data-out={!isTaken} data-fault={fault !== undefined}>
      <input
        type="checkbox"
        aria-label={t.take(name)}
        checked={isTaken}
        disabled={!source}
        onChange={({ target }) => onChange({ isTaken: target.checked })}
      />
      <Thumb>
        {picture ? (
          <img src={picture} alt="" />
        ) : picture === undefined ? (
          <Skeleton height="100%" />
        ) : (
          <Icon name={fault ? 'warning' : 'picture'} />
        )}
      </Thumb>
      {source && (
        <>
          <TextField
            label={columns.map_name}
            autoComplete="off"
            maxLength={200}
            value={name}
            disabled={!isTaken}
            error={isTaken && faults.name ? missingName : undefined}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextField
            label={columns.jahr}
            inputMode="numeric"
            autoComplete="off"
            value={year}
            disabled={!isTaken}
            error={isTaken && faults.year ? edit.faults[faults.year] : undefined}
            onChange={({ target }) => onChange({ year: target.value })}
          />
        </>
      )}
      {source?.resolutions && (
        <Select
          label={columns.res}
          value={source.head.res ?? ''}
          disabled={!isTaken}
          onChange={({ target }) => onChange({ source: source.inResolution?.(Number(target.value)) })}
        >
          {source.resolutions
            .toSorted((one, other) => other - one)
            .map((dpi) => (
              <option key={dpi} value={dpi}>
                {scan.resolution(number(dpi))}
              </option>
            ))}
        </Select>
      )}
      <small>{fault ? scan.refused(file, scan.faults[fault]) : facts?.join(', ')}</small>
    </Row>
  )
}
