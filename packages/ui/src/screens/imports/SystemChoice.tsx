import { findSystem, systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { findTexts } from './ImportScreen.texts.ts'

interface SystemChoiceProps {
  epsg: number | undefined
  onChange: (epsg: number | undefined) => void
}

/** The system in which the coordinates of a file are. */
export function SystemChoice({ epsg, onChange }: SystemChoiceProps) {
  const t = useTexts(findTexts)
  const language = useLanguage()
  const isUnknown = epsg !== undefined && !findSystem(epsg)
  return (
    <Select
      label={t.system}
      error={isUnknown ? t.unknownSystem(epsg) : undefined}
      value={isUnknown ? '' : (epsg ?? '')}
      onChange={({ target: { value } }) => onChange(value === '' ? undefined : Number(value))}
    >
      <option value="">{t.chooseSystem}</option>
      {systems.map((system) => (
        <option key={system.epsg} value={system.epsg}>
          {systemLabel(system)[language]}
        </option>
      ))}
    </Select>
  )
}
