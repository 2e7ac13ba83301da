import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Link } from '@waldkerf/ui/parts/Link/Link'
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
  const words = isToMeasure(map) ? t.measureMap : t.openMap
  return (
    <Link to={to} data-act={isAct || undefined} onClick={() => noteOpened(map.id)} aria-label={words(mapName(map))}>
      {isToMeasure(map) ? t.open : t.edit.show}
    </Link>
  )
}
