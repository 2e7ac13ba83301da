import { searchSpecies } from '@waldkerf/domain/beetles/speciesSearch'
import { firstSpecies, speciesFacts, withOldNames } from '@waldkerf/domain/beetles/speciesFacts'
import type { SpeciesFrequency } from '@waldkerf/domain/entities/beetles/beetleCounts'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { hostTexts } from '@waldkerf/ui/screens/hosts.texts.ts'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import { speciesOption } from '@waldkerf/ui/screens/gis/speciesOption.ts'
import { CardLabel, Choices, Kinds, Next, SignFrame } from './SpeciesCards.styles.ts'
import { SpeciesSign } from './SpeciesSign.tsx'
import { speciesTexts } from '../reports.texts.ts'

/** Pictures that stand for species, as far as there are any that may be shown to everybody. */
export interface SpeciesPictures {
  /** Of a picture, by kaeferarten.id. */
  id: (art: number) => number | undefined
  /** Must not change between renders. */
  load: (id: number) => Promise<Blob>
}

export interface SpeciesCardsProps {
  species: readonly Species[]
  /** The most frequent first. Later values are ignored, so that no card moves while somebody taps. */
  frequent: readonly SpeciesFrequency[]
  /** They are those of the place, not of everywhere. */
  isHere: boolean
  /** kaeferarten.id; '' where nothing is chosen: that is not to be sure. */
  value: string
  onChange: (value: string) => void
  pictures?: SpeciesPictures | undefined
}

/** The species as laypeople know it: the frequent ones with sign, size, tree and sight; 'not sure' as an answer; all by search. */
export function SpeciesCards({ species, frequent, isHere, value, onChange, pictures }: SpeciesCardsProps) {
  const t = useTexts(speciesTexts)
  const group = useId()
  const [{ first, areFrequent }] = useState(() => {
    const offered = firstSpecies(species, frequent)
    return {
      first: offered,
      areFrequent: offered.every(({ id }) => frequent.some(({ art, anzahl }) => art === id && anzahl > 0)),
    }
  })
  const unknown = species.find(({ sci }) => sci === '')
  const chosen = species.find(({ id, sci }) => String(id) === value && sci !== '')
  const shown = chosen && !first.some(({ id }) => id === chosen.id) ? [...first, chosen] : first
  const named = useMemo(() => withOldNames(species), [species])
  const toOption = speciesOption(t.synonym)
  const search = (typed: string) =>
    searchSpecies(named, typed).map((hit) => ({
      ...toOption(hit),
      picture: <SpeciesLook species={hit.species} pictures={pictures} />,
    }))
  const isUnsure = value === '' || value === String(unknown?.id)
  const radio = (id: number) => ({
    type: 'radio' as const,
    name: group,
    checked: id === unknown?.id ? isUnsure : value === String(id),
    onChange: () => onChange(String(id)),
  })
  return (
    <>
      <Choices>
        <legend>{t.question}</legend>
        {unknown && (
          <Card sign={<SpeciesSign species={undefined} />} name={t.unsure} facts={[t.unsureHint]}>
            <input {...radio(unknown.id)} />
          </Card>
        )}
        {unknown && isUnsure && <Next role="status">{t.unsureNext}</Next>}
        <Kinds>{areFrequent ? (isHere ? t.here : t.now) : t.often}</Kinds>
        {shown.map((one) => (
          <SpeciesCard key={one.id} species={one} pictures={pictures}>
            <input {...radio(one.id)} />
          </SpeciesCard>
        ))}
      </Choices>
      <Combobox
        label={t.all}
        hint={t.allHint}
        placeholder={t.allPlaceholder}
        options={search('')}
        search={search}
        value={value}
        onChange={onChange}
      />
    </>
  )
}

interface SpeciesCardProps {
  species: Species
  pictures: SpeciesPictures | undefined
  children: ReactNode
}

function SpeciesCard({ species, pictures, children }: SpeciesCardProps) {
  const t = useTexts(speciesTexts)
  const { number } = useFormat()
  const { size, sight } = speciesFacts(species)
  const long = size && t.millimetres(number(size[0]), number(size[1]))
  const host = useTexts(hostTexts).hosts[species.host] ?? species.host
  return (
    <Card
      sign={<SpeciesLook species={species} pictures={pictures} />}
      name={species.de}
      facts={[[long, host].filter(Boolean).join(' · '), t.sights[sight]]}
    >
      {children}
    </Card>
  )
}

/** A picture of the species, or its sign. */
function SpeciesLook({ species, pictures }: Pick<SpeciesCardProps, 'species' | 'pictures'>) {
  const picture = pictures?.id(species.id)
  const sign = <SpeciesSign species={species} />
  return pictures && picture !== undefined ? <LazyPicture alt="" id={picture} load={pictures.load} none={sign} /> : sign
}

interface CardProps {
  sign: ReactNode
  name: string
  facts: readonly string[]
  children: ReactNode
}

const Card = ({ sign, name, facts, children }: CardProps) => (
  <CardLabel>
    {children}
    <SignFrame>{sign}</SignFrame>
    <span>
      <strong>{name}</strong>
      {facts.filter(Boolean).map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
    </span>
  </CardLabel>
)
