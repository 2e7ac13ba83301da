import { latestYear } from '@waldkerf/domain/beetles/years/yearSpan'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { shapes } from '@waldkerf/ui/parts/StateMap/shapes.ts'
import { Choice, Presses } from './statistics.styles.ts'
import { texts } from './StatisticsScreen.texts.ts'
import type { YearFilter } from './statisticsTypes.ts'

const states = shapes.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de'))

export interface YearChoiceProps {
  filter: YearFilter
  onFilter: (part: Partial<YearFilter>) => void
  /** That have sightings. */
  years: readonly number[]
  species: readonly Pick<Species, 'id' | 'de'>[]
  today: string
  onPrint: () => void
  /** Opens the report for print and PDF. */
  onAnnual: () => void
}

/** The year, the Land and the species of the report. */
export function YearChoice({ filter, onFilter, years, species, today, onPrint, onAnnual }: YearChoiceProps) {
  const { filter: t, print, annual } = useTexts(texts)
  const latest = latestYear(today)
  const year = filter.year ?? latest
  const offered = [...new Set([latest, year, ...years])].filter((one) => one <= latest).toSorted((a, b) => b - a)
  return (
    <Choice role="group" aria-label={t.label}>
      <Select
        label={t.year}
        value={year}
        onChange={({ target }) =>
          onFilter({ year: Number(target.value) === latest ? undefined : Number(target.value) })
        }
      >
        {offered.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Select
        label={t.state}
        value={filter.bundesland}
        onChange={({ target }) => onFilter({ bundesland: target.value })}
      >
        <option value="">{t.all}</option>
        {states.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        label={t.species}
        value={filter.art ?? ''}
        onChange={({ target }) => onFilter({ art: Number(target.value) || undefined })}
      >
        <option value="">{t.all}</option>
        {species.map(({ id, de }) => (
          <option key={id} value={id}>
            {de}
          </option>
        ))}
      </Select>
      <Presses>
        <Button onClick={onPrint}>{print}</Button>
        <Button variant="primary" onClick={onAnnual}>
          {annual}
        </Button>
      </Presses>
    </Choice>
  )
}
