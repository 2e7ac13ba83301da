import { beetleFilter, type SpeciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { germanName } from '@waldkerf/domain/beetles/wordedSpecies'
import { personName } from '@waldkerf/domain/beetles/people'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { type ReactNode, useMemo } from 'react'
import { styled } from 'styled-components'
import { type Language, useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { knownPlaceWords, usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { describeList } from '@waldkerf/ui/parts/ListScreen/describeList'
import { type ListColumn, useListColumns } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { answeredLook, statusLook, statusOrder } from '../beetleStatus.ts'
import { texts } from '../GisScreen.texts.ts'
import type { GisState } from '../gisTypes.ts'
import { FirstName } from '../OtherName.tsx'
import { StatusWord } from './StatusWord.tsx'
import { useDegreeNumber } from './useDegrees.ts'

interface BeetleColumnsInput {
  species: SpeciesById
  /** The species' names could not be loaded. */
  withoutSpecies: boolean
  loadThumbnail: GisState['loadThumbnail']
}

interface Context extends BeetleColumnsInput {
  t: typeof texts.de
  language: Language
  format: Pick<ReturnType<typeof useFormat>, 'day' | 'instant' | 'number'>
  degrees: (value: number | null) => string
}

/** A stored text; nothing stands for none. */
const plain = (value: (row: Beetle) => string | null) => ({
  value: (row: Beetle) => value(row) || null,
  cell: (row: Beetle) => <span>{value(row)}</span>,
})

/** A coordinate; it is shown when it is chosen. */
const axis = <Id extends 'lat' | 'lon'>(
  id: Id,
  value: (row: Beetle) => number | null,
  degrees: Context['degrees'],
) => ({
  id,
  kind: 'number' as const,
  width: 92,
  hidden: true,
  value,
  cell: (row: Beetle) => degrees(value(row)),
  file: { id },
})

type Id =
  | ('status' | 'species' | 'reported' | 'found' | 'state' | 'pictures' | 'id')
  | ('answered' | 'message' | 'editor' | 'place' | 'lat' | 'lon')

/** The list of sightings: filter and columns. Rows are filtered in the database or by the filter's conditions. */
export const beetleList = describeList({
  name: 'beetles',
  filter: beetleFilter,
  rowKey: ({ id }: Beetle) => id,
  usual: { column: 'reported', direction: 'descending' },
  columns: ({ species, withoutSpecies, loadThumbnail, t, language, format, degrees }: Context) => {
    const { table, tiles, missing } = t
    const { day, instant, number } = format
    const speciesName = ({ art }: Beetle) => species.get(art)?.de ?? (withoutSpecies ? missing : '')
    const shownName = (row: Beetle, none: string) => {
      const own = species.get(row.art)
      return own?.de ? <FirstName species={own} /> : speciesName(row) || none
    }
    /** Empty cells of a file would say that the species are unknown. */
    const inFiles = (name: (one: Species) => string) => (row: Beetle) => {
      const own = species.get(row.art)
      return species.size === 0 ? missing : (own && name(own)) || null
    }
    const columns: readonly ListColumn<Beetle, Id, 'scientific'>[] = [
      {
        id: 'status',
        whole: true,
        // The longest word with room to spare: engines measure letters differently.
        width: 128,
        grow: 0,
        narrow: { place: 3 },
        // In the order of the work, not of its words.
        sortBy: ({ status }) => statusOrder(status),
        cell: ({ status, beantwortet }) => <StatusWord status={status} answered={beantwortet} />,
        file: { id: 'status', value: ({ status }) => statusLook(status).label[language] },
      },
      {
        id: 'species',
        // The longest of the common names is whole at 1440 px, beside its picture.
        width: 256,
        grow: 2,
        narrow: { place: 2, cell: (row) => <span>{shownName(row, tiles.noSpecies)}</span> },
        sortBy: speciesName,
        cell: (row) => <Pictured row={row} name={shownName(row, '')} load={loadThumbnail} />,
        file: [
          { id: 'species', value: inFiles(germanName) },
          { id: 'scientific', title: 'scientific', value: inFiles(({ sci }) => sci) },
        ],
      },
      {
        id: 'reported',
        // Letters that somebody sets further apart fit, too.
        width: 108,
        grow: 0,
        align: 'end',
        narrow: { place: 5, cell: ({ gemeldet_am }) => table.reportedOn(day(gemeldet_am)) },
        sortBy: ({ gemeldet_am }) => Date.parse(gemeldet_am),
        // The time of day is in the title and in files.
        cell: ({ gemeldet_am }) => <span title={instant(gemeldet_am)}>{day(gemeldet_am)}</span>,
        file: { id: 'reported', kind: 'instant', value: ({ gemeldet_am }) => gemeldet_am },
      },
      {
        id: 'state',
        width: 168,
        grow: 0,
        narrow: { place: 4, cell: ({ bundesland }) => <span>{bundesland || table.noState}</span> },
        ...plain(({ bundesland }) => bundesland),
        file: { id: 'state' },
      },
      {
        id: 'found',
        kind: 'day',
        // As above; in Firefox two pixels more.
        width: 110,
        grow: 0,
        narrow: { place: 6, cell: ({ fund_datum }) => (fund_datum ? table.foundOn(day(fund_datum)) : table.noDay) },
        value: ({ fund_datum }) => fund_datum,
        file: { id: 'found' },
      },
      {
        id: 'pictures',
        kind: 'number',
        // The first picture stands with the species.
        leaves: 1,
        width: 66,
        narrow: {
          place: 1,
          picture: true,
          cell: ({ id, bilder_anzahl: count }) => (
            // With another number of pictures the first one may have changed: it is loaded again.
            <LazyPicture key={`${id} ${count}`} alt="" id={count ? id : undefined} load={loadThumbnail} />
          ),
        },
        value: ({ bilder_anzahl }) => bilder_anzahl ?? 0,
        cell: ({ bilder_anzahl }) => (bilder_anzahl ? number(bilder_anzahl) : '–'),
        file: { id: 'pictures' },
      },
      {
        id: 'id',
        kind: 'code',
        leaves: 2,
        width: 58,
        narrow: { place: 7, cell: ({ id }) => `${table.id} ${id}` },
        value: ({ id }) => id,
        file: { id: 'id' },
      },
      {
        id: 'answered',
        width: 116,
        grow: 0,
        hidden: true,
        sortBy: ({ beantwortet }) => Number(beantwortet),
        cell: ({ beantwortet }) => (beantwortet ? <span>{table.isAnswered}</span> : '–'),
        file: { id: 'answered', value: ({ beantwortet }) => (beantwortet ? answeredLook.label[language] : null) },
      },
      {
        id: 'message',
        width: 180,
        grow: 2,
        hidden: true,
        ...plain(({ message }) => message),
        file: { id: 'message' },
      },
      {
        id: 'editor',
        width: 160,
        hidden: true,
        ...plain(({ letzter_bearbeiter: editor }) => editor && personName([], editor, language)),
        file: { id: 'editor' },
      },
      {
        id: 'place',
        width: 200,
        grow: 1,
        hidden: true,
        sortBy: false,
        cell: ({ lat, lon }) => <NearestPlace lat={lat} lon={lon} />,
        file: { id: 'place', value: ({ lat, lon }) => knownPlaceWords(lat, lon, language) || null },
      },
      axis('lat', ({ lat }) => lat, degrees),
      axis('lon', ({ lon }) => lon, degrees),
    ]
    return columns
  },
})

/** The columns of the sightings' table and of its files, which have those that the table shows. */
export function useBeetleColumns({ species, withoutSpecies, loadThumbnail }: BeetleColumnsInput) {
  const t = useTexts(texts)
  const language = useLanguage()
  const format = useFormat()
  const degrees = useDegreeNumber()
  const columns = useMemo(
    () => beetleList.columns({ species, withoutSpecies, loadThumbnail, t, language, format, degrees }),
    [species, withoutSpecies, loadThumbnail, t, language, format, degrees],
  )
  return useListColumns(columns, t.table)
}

interface PicturedProps {
  row: Beetle
  name: ReactNode
  load: GisState['loadThumbnail']
}

/** A record's first picture in the height of a row, and its species. */
const Pictured = ({ row: { id, bilder_anzahl: count }, name, load }: PicturedProps) => (
  <>
    <Thumb>
      {/* With another number of pictures the first one may have changed: it is loaded again. */}
      <LazyPicture key={`${id} ${count}`} alt="" id={count ? id : undefined} load={load} />
    </Thumb>
    <span>{name}</span>
  </>
)

const Thumb = styled.i`
  display: inline-block;
  width: 36px;
  /* Beside the middle of its name, whether a picture is in it or a dash. */
  vertical-align: -8.8px;
`

/** Where a record is, by the nearest place. The list of places comes when the first such cell is shown. */
export function NearestPlace({ lat, lon }: { lat: number | null; lon: number | null }) {
  const words = usePlaceWords()(lat, lon)
  return words ? <span title={words}>{words}</span> : '–'
}
