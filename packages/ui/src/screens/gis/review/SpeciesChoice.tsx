import type { Beetle, Species } from '@waldkerf/domain/entities/beetles'
import { useMemo, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { speciesOptions } from '../filter/speciesOptions.ts'
import { texts } from '../GisScreen.texts.ts'
import { Problem, SpeciesName } from './ReviewDrawer.styles.ts'

export interface SpeciesChoiceProps {
  beetle: Beetle
  species: readonly Species[]
  /** Absent: the species is only shown. */
  onChange?: (art: number) => Promise<void>
}

/** The record's species by its names, and what to change it with. Give it the record's id as key. */
export function SpeciesChoice({ beetle, species, onChange }: SpeciesChoiceProps) {
  const t = useTexts(texts).review
  const [problem, setProblem] = useState('')
  const options = useMemo(() => speciesOptions(species), [species])
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
          options={options}
          value={String(beetle.art)}
          onChange={(value) => void change(value)}
        />
      )}
      <Problem role="alert">{problem}</Problem>
    </section>
  )
}
