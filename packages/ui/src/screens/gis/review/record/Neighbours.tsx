import { countConfirmed, type Neighbour, nearness } from '@waldkerf/domain/beetles/neighbours'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { StatusWord } from '@waldkerf/ui/screens/gis/table/StatusWord'
import { texts } from '../review.texts.ts'
import { NeighbourList, NeighbourRow, Part } from './record.styles.ts'

export interface NeighboursProps {
  beetle: Beetle
  /** The nearest first. */
  near: readonly Neighbour[]
  species: readonly Species[]
  onSelect: (id: number) => void
}

/** How many are shown before one asks for more. */
const first = 4

/** Other finds near by in space and time. Give it the record's id as key. */
export function Neighbours({ beetle, near, species, onSelect }: NeighboursProps) {
  const t = useTexts(texts).neighbours
  const { number } = useFormat()
  const [all, setAll] = useState(false)
  const speciesName = (art: number) => species.find(({ id }) => id === art)?.de ?? ''
  const shown = all ? near : near.slice(0, first)
  const [km, days] = [number(nearness.km), number(nearness.days)]
  const confirmed = countConfirmed(near, beetle.art)
  const { none, one, some } = t.confirmed
  const howMany = confirmed === 0 ? none : confirmed === 1 ? one : some(number(confirmed))
  const within = t.within(number(near.length), near.length === 1, km, days)
  const asSpecies = speciesName(beetle.art) && ` ${t.asSpecies(speciesName(beetle.art))}`
  return (
    <Part data-near tabIndex={-1}>
      <h3>{t.title}</h3>
      <p>
        {beetle.lat === null ? t.noPlace : near.length === 0 ? t.none(km, days) : `${within}, ${howMany}${asSpecies}.`}
      </p>
      {near.length > 0 && (
        <NeighbourList>
          {shown.map((one) => (
            <li key={one.beetle.id}>
              <NeighbourRow type="button" onClick={() => onSelect(one.beetle.id)}>
                <span className="status">
                  <StatusWord status={one.beetle.status} />
                </span>
                <span>{speciesName(one.beetle.art)}</span>
                <Distance neighbour={one} />
              </NeighbourRow>
            </li>
          ))}
        </NeighbourList>
      )}
      {shown.length < near.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t.more(number(near.length - shown.length))}
        </Button>
      )}
    </Part>
  )
}

function Distance({ neighbour: { km, days } }: { neighbour: Neighbour }) {
  const t = useTexts(texts).neighbours
  const { number } = useFormat()
  const one = Math.abs(days) === 1
  const when = days === 0 ? t.sameDay : days < 0 ? t.before(number(-days), one) : t.after(number(days), one)
  return (
    <span className="how-near">
      {t.km(number(Math.round(km * 10) / 10))} · {when}
    </span>
  )
}
