import { searchSpecies, type SpeciesHit } from '@waldkerf/domain/beetles/speciesSearch'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles'
import { useCallback, useMemo, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { texts } from '../review.texts.ts'
import { Problem, SpeciesName } from './record.styles.ts'

export interface SpeciesChoiceProps {
  beetle: Beetle
  species: readonly Species[]
  /** Absent: the species is only shown. */
  onChange?: ((art: number) => Promise<void>) | undefined
}

/** The record's species by its names, and what to change it with. Give it the record's id as key. */
export function SpeciesChoice({ beetle, species, onChange }: SpeciesChoiceProps) {
  const t = useTexts(texts).record
  const [problem, setProblem] = useState('')
  const options = useSpeciesOptions(species)
  const current = species.find(({ id }) => id === beetle.art)
  const change = async (value: string) => {
    if (!value || Number(value) === beetle.art) return
    setProblem('')
    try {
      await onChange?.(Number(value))
    } catch (error) {
      setProblem(`${t.speciesFailed} ${error instanceof Error ? error.message : ''}`.trim())
    }
  }
  return (
    <section>
      <SpeciesName>
        {current?.de || t.unknownSpecies}
        <small>
          {current?.sci && <i lang="la">{current.sci}</i>}
          {current?.host && ` · ${t.host} ${current.host}`}
        </small>
      </SpeciesName>
      {onChange && (
        <Combobox
          label={t.changeSpecies}
          hint={t.speciesHint}
          options={options.all}
          search={options.search}
          value={String(beetle.art)}
          onChange={(value) => void change(value)}
        />
      )}
      <Problem role="alert">{problem}</Problem>
    </section>
  )
}

/** The species as options; a search finds them by all their names, the best fit first. */
function useSpeciesOptions(species: readonly Species[]) {
  const t = useTexts(texts).record
  const optionOf = useCallback(
    ({ species: { id, de, sci, alt }, by }: SpeciesHit) => ({
      value: String(id),
      label: de,
      detail: by === 'alt' ? `${sci}, ${t.synonym(alt)}` : sci,
    }),
    [t],
  )
  const all = useMemo(() => searchSpecies(species, '').map(optionOf), [species, optionOf])
  const search = useCallback((typed: string) => searchSpecies(species, typed).map(optionOf), [species, optionOf])
  return { all, search }
}
