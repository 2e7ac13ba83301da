import { typeLabel } from '@waldkerf/domain/georef/labels/typeLabels'
import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useMemo } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { texts } from '../MapsScreen.texts.ts'
import { EditableCell } from '../cell/EditableCell.tsx'
import { type CellEdit, editableColumn } from '../cell/useCellEdit.ts'
import { mapName } from '../mapName.ts'
import { NameCell } from './NameCell.tsx'

type TextColumn =
  | 'client' | 'typ' | 'status' | 'kreis' | 'gemeinde' | 'gemarkung' | 'din' | 'client_status' | 'ausf_unternehmen'
  | 'auftr_nr' | 'reg_nr' | 'georef_label' | 'bem_client' | 'bem_to_client' | 'bem_apus' // prettier-ignore
type NumberColumn = 'id' | 'jahr' | 'points' | 'scale' | 'res' | 'epsg' | 'width' | 'height'

/** Kept per column: what is read from rows is kept per function. */
const readers = new Map<string, (row: MapRow) => string | number | null>()
function reader(id: TextColumn | NumberColumn): (row: MapRow) => string | number | null {
  const known = readers.get(id)
  if (known) return known
  // An empty text stands last, like a number that is not known.
  const read = (row: MapRow) => {
    const value = row[id]
    return value === '' || value === undefined ? null : value
  }
  readers.set(id, read)
  return read
}

/** Years and codes are no quantities: they have no thousands. */
const ungrouped: ReadonlySet<NumberColumn> = new Set(['id', 'jahr', 'epsg'])

/** How wide a column is in px, and whether it is shown at first. */
type Place = readonly [width: number, atFirst: boolean]

const textColumns: Readonly<Record<TextColumn, Place>> = {
  client: [188, true],
  status: [132, true],
  typ: [120, true],
  gemarkung: [120, true],
  gemeinde: [130, false],
  kreis: [130, false],
  din: [80, false],
  client_status: [140, false],
  ausf_unternehmen: [190, false],
  auftr_nr: [130, false],
  reg_nr: [130, false],
  georef_label: [160, false],
  bem_client: [220, false],
  bem_to_client: [220, false],
  bem_apus: [220, false],
}
const numberColumns: Readonly<Record<NumberColumn, Place>> = {
  jahr: [68, true],
  points: [104, true],
  scale: [110, true],
  res: [120, false],
  epsg: [84, false],
  width: [110, false],
  height: [110, false],
  id: [70, false],
}
/** Columns that tell maps apart stand first. */
const order: readonly (TextColumn | NumberColumn)[] = [
  'client', 'jahr', 'status', 'points', 'typ', 'scale', 'gemarkung', 'gemeinde', 'kreis', 'din', 'client_status',
  'ausf_unternehmen', 'auftr_nr', 'reg_nr', 'res', 'epsg', 'width', 'height', 'georef_label', 'bem_client',
  'bem_to_client', 'bem_apus', 'id',
] // prettier-ignore
/** Of a map in two lines: how far it is, opposite its name, and whose, of when and with how many points beneath. */
const narrowPlaces: Readonly<Partial<Record<TextColumn | NumberColumn, number>>> = { status: 2, client: 3, jahr: 4 }
const narrowPlace = (id: TextColumn | NumberColumn) => {
  const place = narrowPlaces[id]
  return place !== undefined && { narrow: { place } }
}
const isText = (id: string): id is TextColumn => Object.hasOwn(textColumns, id)
const choices: ReadonlySet<string> = new Set(['client', 'typ', 'status', 'din', 'client_status'])

/** Their usual words have others in English. */
const isStatus: ReadonlySet<string> = new Set(['status', 'client_status'])

const hasScript = ({ georef_bash }: MapRow) => (georef_bash === '' ? 0 : 1)
const isShown = ({ show_client }: MapRow) => (show_client ? 1 : 0)

/** With a pencil, where the column can be changed. */
const editable =
  (onEdit: CellEdit['start'], hint: string) =>
  (column: Column<MapRow>): Column<MapRow> =>
    editableColumn(column.id)
      ? {
          ...column,
          cell: (row) => (
            <EditableCell hint={hint} onEdit={(cell) => onEdit(row.id, column.id, cell)}>
              {column.cell(row)}
            </EditableCell>
          ),
        }
      : column

/**
 * Every column of the entity, the likely ones shown at first.
 * @param mapAddress of a map's workplace
 * @param onEdit begins to change a cell; keep it the same. Absent: cells are to be read
 */
export function useMapColumns(
  mapAddress: (mapId: number) => string,
  onEdit?: CellEdit['start'],
): readonly Column<MapRow>[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormat()
  return useMemo<readonly Column<MapRow>[]>(() => {
    const words = (id: TextColumn, [width, atFirst]: Place): Column<MapRow> => ({
      id,
      title: t.columns[id],
      width,
      grow: 1,
      hidden: !atFirst,
      filter: choices.has(id) ? 'choice' : 'text',
      sortBy: reader(id),
      ...narrowPlace(id),
      cell: (row) => <span>{(isStatus.has(id) && t.statuses[row[id]]) || row[id] || '–'}</span>,
    })
    const points = ({ points: count, incomplete }: MapRow) => {
      if (count === undefined) return '–'
      return incomplete > 0 ? t.withIncomplete(number(count), number(incomplete)) : number(count)
    }
    const figure = (id: NumberColumn, [width, atFirst]: Place): Column<MapRow> => ({
      id,
      title: t.columns[id],
      width,
      grow: 0,
      align: 'end',
      hidden: !atFirst,
      filter: 'number',
      sortBy: reader(id),
      ...narrowPlace(id),
      cell: (row) => {
        const value = row[id] ?? null
        return value === null ? '–' : ungrouped.has(id) ? value : number(value)
      },
    })
    const yesNo = (id: 'show_client' | 'georef_bash', of: (row: MapRow) => number): Column<MapRow> => ({
      id,
      title: t.columns[id],
      width: 110,
      grow: 0,
      hidden: true,
      sortBy: of,
      cell: (row) => <span>{of(row) === 1 ? t.yes : t.no}</span>,
    })
    const columns: readonly Column<MapRow>[] = [
      {
        id: 'name',
        title: t.columns.map_name,
        width: 194,
        grow: 2,
        narrow: { place: 1 },
        filter: 'text',
        sortBy: mapName,
        cell: (row) => <NameCell map={row} />,
      },
      ...order
        .map((id) => (isText(id) ? words(id, textColumns[id]) : figure(id, numberColumns[id])))
        .map((column) =>
          column.id === 'points'
            ? { ...column, cell: points, narrow: { place: 5, cell: (row: MapRow) => t.pointCount(points(row)) } }
            : column,
        ),
      {
        id: 'georef',
        title: t.columns.georef_typ,
        width: 140,
        sortBy: ({ georef_typ }) => georef_typ || null,
        cell: ({ georef_typ }) => <span>{typeLabel(georef_typ)[language] || '–'}</span>,
      },
      yesNo('show_client', isShown),
      yesNo('georef_bash', hasScript),
      {
        id: 'open',
        title: t.open,
        width: 140,
        grow: 0,
        cell: (row) => (
          <Link to={mapAddress(row.id)} aria-label={t.openMap(mapName(row))}>
            {t.open}
          </Link>
        ),
      },
    ]
    return onEdit ? columns.map(editable(onEdit, t.editCell)) : columns
  }, [t, language, number, mapAddress, onEdit])
}
