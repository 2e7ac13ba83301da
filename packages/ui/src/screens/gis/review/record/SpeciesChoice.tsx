import { withOldNames } from '@waldkerf/domain/beetles/speciesFacts'
import { searchSpecies } from '@waldkerf/domain/beetles/speciesSearch'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useCallback, useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { OtherName } from '@waldkerf/ui/screens/gis/OtherName'
import { speciesOption } from '@waldkerf/ui/screens/gis/speciesOption.ts'
import { hostTexts } from '@waldkerf/ui/screens/hosts.texts.ts'
import { texts } from '../review.texts.ts'
import type { SpeciesNews } from '../decide/useSpeciesChanges.ts'
import { Held, Problem, SpeciesName } from './record.styles.ts'

export interface SpeciesChoiceProps {
  beetle: Beetle
  species: readonly Species[]
  /** Species that were set lately: before anything is typed they stand first. */
  recent?: readonly number[] | undefined
  /** Of a change that is not stored yet. */
  news?: SpeciesNews | undefined
  /** Absent: the species is only shown. */
  onChange?: ((art: number) => Promise<void>) | undefined
}

const none: readonly number[] = []

/** The record's species by its names, and what to change it with. Give it the record's id as key. */
export function SpeciesChoice({ beetle, species, recent = none, news, onChange }: SpeciesChoiceProps) {
  const t = useTexts(texts).record
  const { hosts } = useTexts(hostTexts)
  const { error, attempt } = useAttempt()
  const options = useSpeciesOptions(species, recent, beetle.art)
  const current = species.find(({ id }) => id === beetle.art)
  const change = async (value: string) => {
    if (!value || Number(value) === beetle.art) return
    await attempt('species', async () => onChange?.(Number(value)))
  }
  const reason = error ?? (news?.kind === 'failed' ? news.reason : undefined)
  return (
    <section>
      <SpeciesName>
        {current?.sci ? <OtherName species={current} /> : t.unknownSpecies}
        {current?.host && ` · ${t.host} ${hosts[current.host] ?? current.host}`}
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
      {news?.kind === 'held' && <Held role="status">{t.speciesHeld}</Held>}
      <Problem role="alert">{reason !== undefined && `${t.speciesFailed} ${reason}`.trim()}</Problem>
    </section>
  )
}

/**
 * The species as options; a search finds them by all their names, the best fit first. Before anything is typed the
 * record's own stands first, where the list opens, and below it those that were set lately.
 */
function useSpeciesOptions(all: readonly Species[], recent: readonly number[], own: number) {
  const t = useTexts(texts).record
  const species = useMemo(() => withOldNames(all), [all])
  const toOption = useMemo(() => speciesOption(t.synonym), [t])
  const options = useMemo(() => {
    const first = [own, ...recent.filter((art) => art !== own)]
    const place = (art: number) => (first.includes(art) ? first.indexOf(art) : first.length)
    return searchSpecies(species, '')
      .toSorted((a, b) => place(a.species.id) - place(b.species.id))
      .map((hit) => {
        const option = toOption(hit)
        const isRecent = recent.includes(hit.species.id)
        return isRecent ? { ...option, detail: [option.detail, t.recent].filter(Boolean).join(' · ') } : option
      })
  }, [species, recent, own, toOption, t])
  const search = useCallback(
    (typed: string) => (typed.trim() ? searchSpecies(species, typed).map(toOption) : options),
    [species, toOption, options],
  )
  return { all: options, search }
}
