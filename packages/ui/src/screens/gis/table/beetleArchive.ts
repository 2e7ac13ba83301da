import type { SpeciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { germanName } from '@waldkerf/domain/beetles/wordedSpecies'
import { berlinDay } from '@waldkerf/domain/dates/days'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { RecordTerms } from '@waldkerf/domain/export/darwinCore'
import type { ExportArchive } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import type { texts } from '../GisScreen.texts.ts'

/** The list as a Darwin Core Archive, for GBIF and others that collect records of species. */
export const beetleArchive = (
  terms: RecordTerms,
  species: SpeciesById,
  { t, withoutSpecies }: { t: typeof texts.de.table; withoutSpecies: string },
): ExportArchive<Beetle> => ({
  label: t.archive,
  reasonAgainst: species.size > 0 ? undefined : withoutSpecies,
  async files(note) {
    const { archiveFiles, occurrenceFormat } = await import('@waldkerf/domain/export/darwinCore')
    const order = {
      terms,
      title: t.label,
      day: berlinDay(new Date()),
      origin: location.origin,
      note,
      species: (id: number) => {
        const own = species.get(id)
        return own && { ...own, de: germanName(own) }
      },
    }
    return { texts: archiveFiles(order), table: { name: 'occurrence.txt', format: occurrenceFormat(order) } }
  },
})
