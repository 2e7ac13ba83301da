import { findSystem, systemLabel } from '@waldkerf/domain/georef/coordinates/systems'
import { typeLabel } from '@waldkerf/domain/georef/labels/typeLabels'
import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { mapFields, type EditableMapColumn } from '@waldkerf/domain/maps/mapValues'
import type { ReactNode } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../MapsScreen.texts.ts'
import { QualityCell } from '../table/QualityCell.tsx'
import { Facts } from './edit.styles.ts'

type Fact = readonly [label: string, value: ReactNode, isWide?: boolean]

/** Remarks are long, and so is the name of a coordinate system. */
const isWide = (column: EditableMapColumn) =>
  column === 'epsg' || mapFields.some((field) => field.column === column && field.control === 'lines')

/** A stored value as it is read; '' for none. */
function useValueWords(map: MapRow): (column: EditableMapColumn) => string {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormat()
  const system = findSystem(map.epsg)
  const special: Partial<Record<EditableMapColumn, string>> = {
    status: t.statuses[map.status] ?? map.status,
    client_status: t.statuses[map.client_status] ?? map.client_status,
    georef_typ: typeLabel(map.georef_typ)[language],
    epsg: system ? systemLabel(system)[language] : map.epsg === null ? '' : `EPSG:${map.epsg}`,
    // A year has no separator between its digits.
    scale: map.scale === null ? '' : `1 : ${number(map.scale)}`,
    jahr: map.jahr === null ? '' : String(map.jahr),
    show_client: map.show_client ? t.yes : '',
  }
  return (column) => {
    const value = map[column]
    return special[column] ?? (typeof value === 'number' ? number(value) : String(value ?? '').trim())
  }
}

/** All that is known of a map, as text: how good it is first. */
export function MapFacts({ map }: { map: MapRow }) {
  const { edit: t, columns } = useTexts(texts)
  const { number } = useFormat()
  const words = useValueWords(map)
  const { width, height, points, incomplete, judgement, layer } = map
  const pointWords =
    points === undefined ? '' : number(points) + (incomplete > 0 ? t.incomplete(number(incomplete)) : '')
  const names = { ...columns, scale: t.facts.scale }
  const stored = (column: EditableMapColumn): Fact => [names[column], words(column), isWide(column)]
  const rest = mapFields.map(({ column }) => column).filter((column) => column !== 'status')
  const facts: readonly Fact[] = [
    [columns.quality, judgement?.verdict && <QualityCell key="quality" judgement={judgement} inFull />, true],
    stored('status'),
    [columns.layer, layer && layer !== 'none' ? t.layer[layer] : ''],
    [t.facts.client, map.client, true],
    [t.facts.points, pointWords],
    [t.facts.size, width && height ? t.pixels(number(width), number(height)) : ''],
    [t.facts.din, map.din],
    ...rest.map(stored),
    [t.facts.script, map.georef_bash && t.hasScript],
    [t.facts.id, String(map.id)],
  ]
  return (
    <Facts>
      {facts.map(
        ([label, value, wide = false]) =>
          value && (
            <div key={label} data-wide={wide}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  )
}
