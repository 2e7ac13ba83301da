import type { SpeciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { statusOrder } from '../beetleStatus.ts'
import { texts } from '../GisScreen.texts.ts'
import type { GisState } from '../gisTypes.ts'
import { NearestPlace } from './NearestPlace.tsx'
import { StatusWord } from './StatusWord.tsx'
import { useDegreeNumber } from './useDegrees.ts'

/** Columns that are not shown until they are chosen. */
const moreColumns = (
  degrees: (value: number | null) => string,
  t: Record<'message' | 'editor' | 'place' | 'lat' | 'lon' | 'answered' | 'isAnswered', string>,
): readonly Column<Beetle>[] => [
  {
    id: 'answered',
    title: t.answered,
    width: 116,
    grow: 0,
    hidden: true,
    sortBy: ({ beantwortet }) => Number(beantwortet),
    cell: ({ beantwortet }) => (beantwortet ? <span>{t.isAnswered}</span> : '–'),
  },
  {
    id: 'message',
    title: t.message,
    width: 180,
    grow: 2,
    hidden: true,
    sortBy: ({ message }) => message || null,
    cell: ({ message }) => <span>{message}</span>,
  },
  {
    id: 'editor',
    title: t.editor,
    width: 160,
    hidden: true,
    sortBy: ({ letzter_bearbeiter: editor }) => editor || null,
    cell: ({ letzter_bearbeiter: editor }) => <span>{editor}</span>,
  },
  {
    id: 'place',
    title: t.place,
    width: 200,
    grow: 1,
    hidden: true,
    cell: ({ lat, lon }) => <NearestPlace lat={lat} lon={lon} />,
  },
  ...(['lat', 'lon'] as const).map<Column<Beetle>>((axis) => ({
    id: axis,
    title: t[axis],
    width: 92,
    grow: 0,
    align: 'end',
    hidden: true,
    sortBy: (beetle) => beetle[axis],
    cell: (beetle) => degrees(beetle[axis]),
  })),
]

interface BeetleColumnsInput {
  species: SpeciesById
  /** The species' names could not be loaded. */
  withoutSpecies: boolean
  loadThumbnail: GisState['loadThumbnail']
}

/** The columns of the GIS table of records. Statuses sort in the order of the work, not of their words. */
export function useBeetleColumns(input: BeetleColumnsInput): readonly Column<Beetle>[] {
  const { species, withoutSpecies, loadThumbnail } = input
  const { table: t, missing, tiles } = useTexts(texts)
  const { day, instant, number } = useFormat()
  const degrees = useDegreeNumber()
  return useMemo<readonly Column<Beetle>[]>(() => {
    const speciesName = ({ art }: Beetle) => species.get(art)?.de ?? (withoutSpecies ? missing : '')
    return [
      {
        id: 'status',
        title: t.status,
        whole: true,
        width: 128,
        grow: 0,
        narrow: { place: 2 },
        sortBy: ({ status }) => statusOrder(status),
        cell: ({ status, beantwortet }) => <StatusWord status={status} answered={beantwortet} />,
      },
      {
        id: 'species',
        title: t.species,
        // The longest of the common names is whole at 1440 px.
        width: 222,
        grow: 2,
        narrow: { place: 1, cell: (row) => <span>{speciesName(row) || tiles.noSpecies}</span> },
        sortBy: speciesName,
        cell: (row) => <span>{speciesName(row)}</span>,
      },
      {
        id: 'reported',
        title: t.reported,
        width: 106,
        grow: 0,
        align: 'end',
        narrow: { place: 5, cell: ({ gemeldet_am }) => t.reportedOn(day(gemeldet_am)) },
        sortBy: ({ gemeldet_am }) => Date.parse(gemeldet_am),
        // Its minute is a touch away, and in files.
        cell: ({ gemeldet_am }) => <span title={instant(gemeldet_am)}>{day(gemeldet_am)}</span>,
      },
      {
        id: 'found',
        title: t.found,
        width: 106,
        grow: 0,
        align: 'end',
        narrow: { place: 4, cell: ({ fund_datum }) => (fund_datum ? t.foundOn(day(fund_datum)) : t.noDay) },
        sortBy: ({ fund_datum }) => fund_datum,
        cell: ({ fund_datum }) => <span>{fund_datum ? day(fund_datum) : '–'}</span>,
      },
      {
        id: 'state',
        title: t.state,
        width: 132,
        narrow: { place: 3, cell: ({ bundesland }) => <span>{bundesland || t.noState}</span> },
        sortBy: ({ bundesland }) => bundesland || null,
        cell: ({ bundesland }) => <span>{bundesland}</span>,
      },
      {
        id: 'pictures',
        title: t.pictures,
        width: 66,
        grow: 0,
        align: 'end',
        narrow: {
          place: 0,
          picture: true,
          cell: ({ id, bilder_anzahl: count }) => (
            // Other pictures, another first one.
            <LazyPicture key={`${id} ${count}`} alt="" id={count ? id : undefined} load={loadThumbnail} />
          ),
        },
        sortBy: ({ bilder_anzahl }) => bilder_anzahl ?? 0,
        cell: ({ bilder_anzahl }) => (bilder_anzahl ? number(bilder_anzahl) : '–'),
      },
      {
        id: 'id',
        title: t.id,
        width: 58,
        grow: 0,
        align: 'end',
        narrow: { place: 6, cell: ({ id }) => `${t.id} ${id}` },
        sortBy: ({ id }) => id,
        cell: ({ id }) => id,
      },
      ...moreColumns(degrees, t),
    ]
  }, [species, withoutSpecies, loadThumbnail, missing, tiles, t, day, instant, number, degrees])
}
