import { cellSize, type YearCell } from '@waldkerf/domain/entities/beetles/yearReport'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'
import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { ReportSection } from '../sections/ReportSection.tsx'
import { texts } from '../StatisticsScreen.texts.ts'
import { ChangeMap } from './ChangeMap.tsx'

/** As many as stay readable on paper. */
const mostListed = 20

const areaAt = ({ y, x }: YearCell): Area => ({
  west: x * cellSize.width,
  south: y * cellSize.height,
  east: (x + 1) * cellSize.width,
  north: (y + 1) * cellSize.height,
})

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
  const t = useTexts(texts).map
  const { number } = useFormat()
  const placeWords = usePlaceWords()
  const drawn = cells
    .map((cell) => {
      const area = areaAt(cell)
      const [lat, lon] = [(area.south + area.north) / 2, (area.west + area.east) / 2]
      const name = placeWords(lat, lon) || t.at(number(Number(lat.toFixed(1))), number(Number(lon.toFixed(1))))
      return {
        id: `${cell.y} ${cell.x}`,
        area,
        change: cell.anzahl - cell.vorjahr,
        name,
        words: t.cell(name, number(cell.anzahl), number(cell.vorjahr)),
        values: [cell.anzahl, cell.vorjahr, cell.anzahl - cell.vorjahr],
        to: linkTo(area),
      }
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.change - a.change)
  const whole = {
    name: t.head,
    columns: [
      { label: String(year) },
      { label: String(year - 1) },
      { label: t.difference, show: (value: number) => t.signed(value, number(value)) },
    ],
    rows: drawn,
  }
  const listed = { ...whole, rows: drawn.slice(0, mostListed) }
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
