import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { color, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { mapName } from '../mapName.ts'
import { texts } from '../MapsScreen.texts.ts'
import { noteOpened } from './lastOpened.ts'

/** As long as its points are not known, nothing is said to be missing. */
export const isToMeasure = ({ points, judgement }: MapRow) => points !== undefined && !judgement?.verdict

interface MapLinkProps {
  map: MapRow
  to: string
  /** It is what comes next with the row, at the edge of its lines. */
  isAct?: boolean
}

/** Leads to the workplace, and says what is to be done there. */
export function MapLink({ map, to, isAct }: MapLinkProps) {
  const t = useTexts(texts)
  const isNext = isToMeasure(map)
  const words = isNext ? t.measureMap : t.openMap
  return (
    <Way
      to={to}
      data-act={isAct || undefined}
      data-next={isNext || undefined}
      onClick={() => noteOpened(map.id)}
      aria-label={words(mapName(map))}
    >
      {isNext ? t.open : t.edit.show}
    </Way>
  )
}

/** The way to a sheet that is still to be measured looks like a button, among those that are only looked at. */
const Way = styled(Link)`
  &[data-next] {
    display: inline-block;
    padding: 2px ${space(2)};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius('control')};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${weight('medium')};
    text-decoration: none;
  }
  &[data-next]:hover {
    background: ${color.hover};
  }
`
