import { styled } from 'styled-components'
import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { useLocale, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import type { MapPlace } from '../../BaseMaps/baseMapTypes.ts'
import { texts } from '../MapView.texts.ts'
import { overMap } from '../names/takeOverlays.ts'

const Where = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize(12)};
  line-height: 20px;
`

/** From this zoom on a place nearby says something about the middle of the map. */
const nearFrom = 9

/** Decimals of a degree by zoom: none smaller than a few px. */
const decimals = (zoom: number) => (zoom >= 15 ? 5 : zoom >= 11 ? 4 : 2)

/** The middle of the map in degrees and, from near, by the nearest place with its distance and direction. */
export function MapWhere({ place }: { place: MapPlace }) {
  const t = useTexts(texts)
  const locale = useLocale()
  const { lat, lon, zoom } = place
  const digits = decimals(zoom)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return (
    <Where {...overMap}>
      {t.middle(lat.toLocaleString(locale, fraction), lon.toLocaleString(locale, fraction))}
      {zoom >= nearFrom && <NearPlace place={place} />}
    </Where>
  )
}

/** The list of places is fetched for the first one that is named. */
function NearPlace({ place: { lat, lon } }: { place: MapPlace }) {
  const near = usePlaceWords()(lat, lon)
  return near && ` · ${near}`
}
