import { type PlaceRow, placeFinder, placeWords } from '@waldkerf/domain/places/nearestPlace'
import { cityRows, loadPlaces } from '@waldkerf/domain/places/places'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { type ComboboxOption, matchOptions } from '@waldkerf/ui/parts/Combobox/matchOptions.ts'
import { createTexts } from '../reports.texts.ts'

/** In metres: a find lies somewhere around a town, not in its middle. */
const aroundTown = 2_000

/** As many as a phone shows above its keyboard. */
const mostFound = 6

const none: readonly PlaceRow[] = []
const nearestCity = placeFinder(cityRows)

export interface PlaceSearchProps {
  /** @param within metres that it may be off */
  onPlace: (lat: number, lon: number, within: number) => void
}

/** Finds a town by its name, without a line too. */
export function PlaceSearch({ onPlace }: PlaceSearchProps) {
  const t = useTexts(createTexts).place
  const language = useLanguage()
  const [rows, setRows] = useState(none)
  useEffect(() => {
    // Without the list the map and the device still tell a place.
    loadPlaces().then(setRows, () => undefined)
  }, [])
  const towns = useMemo(
    () => rows.map(([name, lon, lat]): ComboboxOption => ({ value: `${lat};${lon}`, label: name })),
    [rows],
  )
  const search = (typed: string): readonly ComboboxOption[] => {
    if (typed.trim() === '') return []
    const start = typed.trim().toLowerCase()
    const begins = ({ label }: ComboboxOption) => label.toLowerCase().startsWith(start)
    return matchOptions(towns, typed, towns.length)
      .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
      .slice(0, mostFound)
      .map((option) => {
        const [lat = 0, lon = 0] = option.value.split(';').map(Number)
        const city = nearestCity(lat, lon)
        // Towns of one name are told apart; a city needs no other.
        return { ...option, detail: city?.km ? placeWords(city, language) : undefined }
      })
  }
  return (
    <Combobox
      label={t.search}
      placeholder={t.searchHint}
      options={search('')}
      search={search}
      value=""
      onChange={(chosen) => {
        const [lat = 0, lon = 0] = chosen.split(';').map(Number)
        onPlace(lat, lon, aroundTown)
      }}
    />
  )
}
