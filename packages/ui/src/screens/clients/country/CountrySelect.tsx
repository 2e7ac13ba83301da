import { countries, countryName } from '@waldkerf/domain/office/countries'
import { misfitCountry } from '@waldkerf/domain/office/postcodes'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { space } from '@waldkerf/ui/theme/tokens'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { countryTexts } from '../ClientsScreen.texts.ts'

export interface CountrySelectProps {
  label: string
  /** ISO 3166-1 in two letters, '' while it is not known. */
  value: string
  onChange: (country: string) => void
  /** Names the control, so that a checklist can lead there. */
  name?: string
  error?: string | undefined
}

/** Where nearly all clients are. */
const usual = ['DE', 'AT', 'CH']

/** A country by its name in the page's language; the usual ones first. */
export function CountrySelect({ label, value, onChange, name, error }: CountrySelectProps) {
  const language = useLanguage()
  const others = useMemo(() => {
    const named = countries.map((code) => ({ code, name: countryName(code, language) }))
    return named.filter(({ code }) => !usual.includes(code)).toSorted((a, b) => a.name.localeCompare(b.name, language))
  }, [language])
  const isKnown = value !== '' && countries.includes(value)
  return (
    <Select label={label} name={name} error={error} value={value} onChange={({ target }) => onChange(target.value)}>
      {!isKnown && <option value={value}>{value}</option>}
      {usual.map((code) => (
        <option key={code} value={code}>
          {countryName(code, language)}
        </option>
      ))}
      <hr />
      {others.map(({ code, name: word }) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
    </Select>
  )
}

/** Why a postcode does not go with its country, as a sentence; undefined where it does. */
export function usePostcodeFault(postcode: string, country: string): string | undefined {
  const { postcodes } = useTexts(countryTexts)
  const misfit = misfitCountry(postcode, country)
  return misfit && postcodes[misfit]
}

/** Postcode and town beside each other. */
export const PlaceLine = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 1fr) minmax(0, 3fr);
  align-items: start;
  gap: ${space(4)};
`
