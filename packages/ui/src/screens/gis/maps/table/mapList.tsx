import { useMemo } from 'react'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { typeLabel } from '@waldkerf/domain/georef/labels/typeLabels'
import { columnValues, mapFilter, mapListAddress, type MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { describeList, useDescribedList } from '@waldkerf/ui/parts/ListScreen/describeList'
import type { ListColumn } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useClientPart } from '@waldkerf/ui/screens/clients/choice/clientChoice'
import { texts } from '../MapsScreen.texts.ts'
import { EditableCell } from './EditableCell.tsx'
import { type CellEdit, editableColumn } from './useCellEdit.ts'
import { mapName } from '../mapName.ts'
import type { MapsState } from '../mapsTypes.ts'
import { MapThumb } from './MapThumb.tsx'
import { isToMeasure, MapLink } from './MapLink.tsx'
import { NameCell, WhoseCell } from './NameCell.tsx'
import { Metres, QualityCell } from './QualityCell.tsx'
import { StatusCell } from './StatusCell.tsx'

/** A map's state as it is read: stored in German words, of which the usual ones have others in English. */
function useStatusWord(): (status: string) => string {
  const { statuses, noStatus } = useTexts(texts)
  return (status) => (status ? (statuses[status] ?? status) : noStatus)
}

type Stored<Value> = { [K in keyof MapRow]: MapRow[K] extends Value ? K : never }[keyof MapRow]
type Rest = Partial<Omit<ListColumn<MapRow, string>, 'id'>>

/** A column of a stored text. @param place in files */
const text = <Id extends Stored<string>>(id: Id, width: number, place: number, rest: Rest = {}) => ({
  id,
  width,
  grow: 1,
  filter: 'text' as const,
  value: (row: MapRow) => row[id],
  file: { id, place },
  ...rest,
})

/** A column of a stored number. */
const figure = <Id extends Stored<number | null | undefined>>(
  id: Id,
  width: number,
  place: number,
  rest: Rest = {},
) => ({
  id,
  kind: 'number' as const,
  width,
  filter: 'number' as const,
  value: (row: MapRow) => row[id] ?? null,
  file: { id, place },
  ...rest,
})

/** A column of files alone, as it is stored. */
const inFiles = <Id extends keyof SurveyMap & keyof Titles>(id: Id, place: number, kind: 'text' | 'code') => ({
  id,
  kind,
  value: (row: MapRow) => {
    const value = row[id]
    return typeof value === 'boolean' ? null : value
  },
  file: { id, place },
})

const hidden = { hidden: true }
const choice = { filter: 'choice' as const }
/** Best first; within a verdict by the error on the paper. */
const verdictRanks = { good: 0, doubtful: 1, unusable: 2 }
const qualityRank = ({ judgement }: MapRow) =>
  judgement?.verdict ? verdictRanks[judgement.verdict] + Math.tanh(judgement.millimetres ?? 0) / 2 : null

const code = { kind: 'code' as const, ...hidden }

type Titles = typeof texts.de.columns

interface Context {
  t: typeof texts.de
  number: (value: number) => string
  /** Of the kinds of fit. */
  language: ReturnType<typeof useLanguage>
  mapAddress: MapsState['mapAddress']
}

/** Describes the list of maps: every column of the entity, the most used ones shown at first. */
export const mapList = describeList({
  name: 'maps',
  filter: mapFilter,
  rowKey: ({ id }) => id,
  usual: { column: 'name', direction: 'ascending' },
  address: mapListAddress,
  columns: ({ t, number, language, mapAddress }: Context) => {
    const yesNo = (is: boolean) => (is ? t.yes : t.no)
    const points = ({ points: count, incomplete }: MapRow) => {
      if (count === undefined) return '–'
      return incomplete > 0 ? t.withIncomplete(number(count), number(incomplete)) : number(count)
    }
    const state = (id: 'status' | 'client_status') => ({
      ...choice,
      // Sorted and filtered by the words that are read.
      sortBy: (row: MapRow) => t.statuses[row[id]] || row[id] || null,
      cell: (row: MapRow) => <span>{t.statuses[row[id]] || row[id] || '–'}</span>,
    })
    return [
      {
        id: 'picture',
        width: 60,
        grow: 0,
        sortBy: false,
        leaves: 1,
        narrow: { place: 1, picture: true },
        cell: (row) => <MapThumb map={row} />,
      },
      {
        id: 'name',
        width: 180,
        grow: 2,
        narrow: { place: 1, cell: (row) => <NameCell map={row} /> },
        filter: 'text',
        value: mapName,
        cell: (row) => <NameCell map={row} withClient />,
        file: { id: 'map_name', place: 2, value: ({ map_name }) => map_name },
      },
      // Below the name; a column of its own to sort by it.
      text('client', 150, 27, { ...choice, ...hidden, narrow: { place: 8 } }),
      figure('jahr', 62, 6, { kind: 'code', leaves: 2, narrow: { place: 6, cell: (row) => <WhoseCell map={row} /> } }),
      text('status', 116, 5, {
        ...state('status'),
        grow: 0,
        cell: (row) => <StatusCell map={row} />,
        narrow: { place: 2 },
      }),
      {
        id: 'quality',
        width: 152,
        grow: 0,
        filter: 'choice',
        value: ({ judgement }) => (judgement?.verdict ? t.verdicts[judgement.verdict] : ''),
        sortBy: qualityRank,
        cell: ({ judgement }) => <QualityCell judgement={judgement} />,
        narrow: { place: 4, cell: ({ judgement }) => judgement?.verdict && <QualityCell judgement={judgement} /> },
        file: { id: 'quality', place: 30 },
      },
      {
        id: 'error',
        kind: 'number',
        width: 100,
        hidden: true,
        filter: 'number',
        value: ({ judgement }) => judgement?.metres ?? null,
        cell: ({ judgement }) => <Metres metres={judgement?.metres} />,
        file: { id: 'error', place: 31 },
      },
      {
        id: 'layer',
        width: 130,
        hidden: true,
        filter: 'choice',
        value: ({ layer }) => (layer ? t.layer[layer] : ''),
        file: { id: 'layer', place: 32 },
      },
      figure('points', 100, 28, {
        ...hidden,
        cell: points,
        narrow: { place: 5, cell: (row: MapRow) => t.pointCount(points(row)) },
      }),
      text('typ', 120, 4, { ...choice, ...hidden }),
      figure('scale', 110, 7, hidden),
      text('gemarkung', 120, 17, hidden),
      text('gemeinde', 130, 16, hidden),
      text('kreis', 130, 15, hidden),
      text('din', 80, 9, { ...choice, ...hidden }),
      text('client_status', 140, 21, { ...state('client_status'), ...hidden }),
      text('ausf_unternehmen', 190, 20, hidden),
      text('auftr_nr', 130, 18, hidden),
      text('reg_nr', 130, 19, hidden),
      figure('res', 120, 8, hidden),
      figure('epsg', 84, 12, code),
      figure('width', 110, 10, hidden),
      figure('height', 110, 11, hidden),
      text('georef_label', 160, 14, hidden),
      text('bem_client', 220, 23, hidden),
      text('bem_to_client', 220, 24, hidden),
      text('bem_apus', 220, 25, hidden),
      figure('id', 70, 1, code),
      {
        id: 'georef',
        width: 140,
        hidden: true,
        value: ({ georef_typ }) => georef_typ,
        cell: ({ georef_typ }) => <span>{typeLabel(georef_typ)[language] || '–'}</span>,
      },
      {
        id: 'show_client',
        width: 110,
        grow: 0,
        hidden: true,
        value: ({ show_client }) => yesNo(show_client),
        sortBy: ({ show_client }) => Number(show_client),
        file: { id: 'show_client', place: 22 },
      },
      {
        id: 'georef_bash',
        width: 110,
        grow: 0,
        hidden: true,
        value: ({ georef_bash }) => georef_bash,
        sortBy: ({ georef_bash }) => Number(georef_bash !== ''),
        cell: ({ georef_bash }) => <span>{yesNo(georef_bash !== '')}</span>,
        file: { id: 'georef_bash', place: 26 },
      },
      {
        id: 'open',
        // Room for the longer of its words as a button.
        width: 156,
        grow: 0,
        sortBy: false,
        cell: (row) => <MapLink map={row} to={mapAddress(row.id)} />,
        // In two lines only where it is what comes next: the row itself opens the map.
        narrow: { place: 7, cell: (row) => isToMeasure(row) && <MapLink map={row} to={mapAddress(row.id)} isAct /> },
      },
      inFiles('client_id', 3, 'code'),
      inFiles('georef_typ', 13, 'text'),
      {
        id: 'incomplete',
        kind: 'number',
        value: ({ incomplete }) => incomplete,
        file: { id: 'incomplete', place: 29 },
      },
    ]
  },
})

/** Adds a pencil to the cells of a column that can be edited. */
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

/** A state's place in the order of the work; others stand behind, in their own order. */
const workOrder = (status: string) => {
  const place = Object.keys(texts.de.statuses).indexOf(status)
  return place < 0 ? Number.MAX_SAFE_INTEGER : place
}

const nothing: readonly MapRow[] = []

/** The filter of the maps in words, and the states there are to choose from. */
export function useMapFilterWords({ maps, clients }: Pick<MapsState, 'maps' | 'clients'>) {
  const { filter } = useTexts(texts)
  const { parts } = filter
  const all = shown(maps) ?? nothing
  const known = useMemo(() => {
    const named = columnValues(all, 'status').toSorted((a, b) => workOrder(a) - workOrder(b))
    return all.some(({ status }) => status === '') ? [...named, ''] : named
  }, [all])
  const georef = { ...parts.georef, known: Object.keys(parts.georef.words) }
  const status = { ...parts.status, known, words: useStatusWord() }
  return { ...filter, parts: { ...parts, status, georef, client: useClientPart(clients) } }
}

export type MapList = ReturnType<typeof useMapList>

/**
 * The maps that fit, in order, for table and overview.
 * @param onEdit begins to change a cell; keep it the same. Absent: cells are to be read
 */
export function useMapList(
  state: Pick<MapsState, 'maps' | 'clients' | 'filter' | 'sort' | 'mapAddress'>,
  onEdit?: CellEdit['start'],
) {
  const { maps, filter, sort, mapAddress } = state
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormat()
  const context = useMemo(() => ({ t, number, language, mapAddress }), [t, number, language, mapAddress])
  const titles = useMemo(
    () => ({ ...t.columns, name: t.columns.map_name, georef: t.columns.georef_typ, open: t.filter.parts.georef.label }),
    [t],
  )
  const words = useMapFilterWords(state)
  const list = useDescribedList(mapList, { state: maps, filter, sort, titles, words, context })
  const { columns } = list
  const shownColumns = useMemo(
    () => (onEdit ? columns.map(editable(onEdit, t.editCell)) : columns),
    [columns, onEdit, t],
  )
  return { ...list, words, columns: shownColumns }
}
