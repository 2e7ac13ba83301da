import type { YearCell } from '@waldkerf/domain/entities/beetles/yearReport'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'
import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { changedCells, changeFigures, useYearWords } from '../figures/yearFigures.ts'
import { ReportSection } from '../sections/ReportSection.tsx'
import { ChangeMap } from './ChangeMap.tsx'

/** As many as stay readable on paper. */
const mostListed = 20

export interface ChangeSectionProps {
  cells: readonly YearCell[]
  year: number
  selection: string
  /** A species is chosen, which cells are not counted by. */
  isNarrowed: boolean
  linkTo: (section: Area) => string | undefined
}

/** Where the map has changed: cells of the year against those of the year before. */
export function ChangeSection({ cells, year, selection, isNarrowed, linkTo }: ChangeSectionProps) {
  const words = useYearWords()
  const { number } = words
  const t = words.t.map
  const drawn = changedCells(words, cells, usePlaceWords()).map((changed) => ({
    ...changed,
    words: t.cell(changed.name, number(changed.cell.anzahl), number(changed.cell.vorjahr)),
    to: linkTo(changed.area),
  }))
  const whole = changeFigures(words, year, drawn)
  const listed = { ...whole, rows: whole.rows.slice(0, mostListed) }
  const notes = [
    isNarrowed && t.allSpecies,
    drawn.length === 0 ? t.none : drawn.length > mostListed && t.note(mostListed, number(drawn.length)),
  ]
  return (
    <ReportSection
      title={t.title}
      figures={listed}
      whole={whole}
      selection={selection}
      note={notes.filter(Boolean).join(' ')}
    >
      {drawn.length > 0 && (
        <ChangeMap label={t.label(year - 1)} more={t.more(year - 1)} fewer={t.fewer(year - 1)} cells={drawn} />
      )}
    </ReportSection>
  )
}
