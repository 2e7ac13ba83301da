import { estimateAccuracy, axisHint } from '@waldkerf/domain/georef/coordinates/accuracy'
import { findSystem, systemLabel, systems } from '@waldkerf/domain/georef/coordinates/systems'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { useGrids } from '../model/grids.ts'
import { useMessageText } from '../model/useMessageText.ts'
import { texts } from '../GeorefScreen.texts.ts'

export interface SystemChoiceProps {
  /** The map's system. */
  epsg: number | null
  /** The system of the numbers that are typed. */
  from: number | null
  /** Some of them lie outside of it. */
  isLost: boolean
  onFrom: (epsg: number) => void
}

/** The system of coordinates that are typed: they are converted into the map's, which has to be known for that. */
export function SystemChoice({ epsg, from, isLost, onFrom }: SystemChoiceProps) {
  const t = useTexts(texts).pointTable.dialog
  const say = useMessageText()
  const grids = useGrids()
  const [source, target] = [findSystem(from), findSystem(epsg)]
  if (epsg === null) return <p>{t.noSystem}</p>
  const hints = [
    ...(source ? [say(axisHint(source))] : []),
    ...(source && target ? estimateAccuracy(source, target, grids).map(say) : []),
    ...(isLost ? [t.nowhere] : []),
  ]
  return (
    <Select
      label={t.system}
      hint={hints.join(' ')}
      value={from ?? ''}
      onChange={(event) => onFrom(Number(event.target.value))}
    >
      {target === null && <option value={epsg}>{t.own(`EPSG:${epsg}`)}</option>}
      {systems.map((system) => (
        <option key={system.epsg} value={system.epsg} disabled={target === null}>
          {system.epsg === epsg ? t.own(say(systemLabel(system))) : say(systemLabel(system))}
        </option>
      ))}
    </Select>
  )
}
