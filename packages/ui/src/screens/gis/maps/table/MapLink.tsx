import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { mapName } from '../mapName.ts'
import { texts } from '../MapsScreen.texts.ts'
import { noteOpened } from './lastOpened.ts'

export const isMeasured = ({ judgement }: MapRow) => !!judgement?.verdict

/** Leads to the workplace, and says what is to be done there. */
export function MapLink({ map, to }: { map: MapRow; to: string }) {
  const t = useTexts(texts)
  const words = isMeasured(map) ? t.openMap : t.measureMap
  return (
    <Link to={to} onClick={() => noteOpened(map.id)} aria-label={words(mapName(map))}>
      {isMeasured(map) ? t.edit.show : t.open}
    </Link>
  )
}
