import type { SpeciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import type { Language } from '@waldkerf/ui/i18n/Language'
import { knownPlaceWords } from '@waldkerf/ui/browser/placeWords'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { answeredLabel, statusLook } from '../beetleStatus.ts'

type Content = Pick<ExportColumn<Beetle>, 'kind' | 'value'>

/** Words of a file beside the table's own. */
export interface ExportWords {
  /** Head of the scientific names. */
  scientific: string
  /** In place of names while none is loaded: empty cells would say that the species are unknown. */
  missing: string
}

const speciesText = (species: SpeciesById, art: number, name: 'de' | 'sci', missing: string) =>
  species.size === 0 ? missing : species.get(art)?.[name] || null

/** Cell values of a file, by the table's column. */
const contents = (
  species: SpeciesById,
  language: Language,
  { missing }: ExportWords,
): Readonly<Record<string, Content>> => ({
  answered: { kind: 'text', value: ({ beantwortet }) => (beantwortet ? answeredLabel[language] : null) },
  status: { kind: 'text', value: ({ status }) => statusLook(status).label[language] },
  species: { kind: 'text', value: ({ art }) => speciesText(species, art, 'de', missing) },
  found: { kind: 'day', value: ({ fund_datum }) => fund_datum },
  state: { kind: 'text', value: ({ bundesland }) => bundesland || null },
  pictures: { kind: 'number', value: ({ bilder_anzahl }) => bilder_anzahl ?? 0 },
  reported: { kind: 'instant', value: ({ gemeldet_am }) => gemeldet_am },
  id: { kind: 'number', value: ({ id }) => id },
  message: { kind: 'text', value: ({ message }) => message || null },
  editor: { kind: 'text', value: ({ letzter_bearbeiter }) => letzter_bearbeiter || null },
  place: { kind: 'text', value: ({ lat, lon }) => knownPlaceWords(lat, lon, language) || null },
  lat: { kind: 'number', value: ({ lat }) => lat },
  lon: { kind: 'number', value: ({ lon }) => lon },
})

const sciColumn = (species: SpeciesById, { scientific, missing }: ExportWords) => ({
  id: 'scientific',
  title: scientific,
  kind: 'text' as const,
  value: ({ art }: Beetle) => speciesText(species, art, 'sci', missing),
})

/** The table's columns for a file, in their order; a species comes with its scientific name. */
export function exportColumns(
  columns: readonly Column<Beetle>[],
  species: SpeciesById,
  language: Language,
  words: ExportWords,
): ExportColumn<Beetle>[] {
  const known = contents(species, language, words)
  return columns.flatMap(({ id, title }) => {
    const content = known[id]
    if (!content) return []
    const column = { id, title, ...content }
    return id === 'species' ? [column, sciColumn(species, words)] : [column]
  })
}

/** Where a record is. */
export const pointOfBeetle = ({ lat, lon }: Beetle) => (lat === null || lon === null ? undefined : { lat, lon })
