import { useState } from 'react'
import { css, styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'
import { useLocale, useTexts, useFormat } from '@waldkerf/ui/i18n/Language'
import { overMap } from '../names/takeOverlays.ts'
import type { MapPlace } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts } from '../MapView.texts.ts'
import { chooseScale, lengthWords } from './chooseScale.ts'

/** On a small map its own words would lie over the places that it shows. */
const onSmallMap = '@container map ((width < 440px) or (height < 300px))'

const Where = styled.span`
  @container map ((width < 340px) or (height < 300px)) {
    display: none;
  }

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
function MapWhere({ place }: { place: MapPlace }) {
  const t = useTexts(texts)
  const locale = useLocale()
  const { lat, lon, zoom } = place
  const digits = decimals(zoom)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return (
    <Where>
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

const Foot = styled.div`
  position: absolute;
  z-index: 900;
  inset-block-end: 0;
  inset-inline: ${space(3)} 0;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0 ${space(3)};
  pointer-events: none;

  & > :first-child {
    margin-block-end: ${space(1)};
  }
`

/** Long ones wrap: the attribution has to be readable in full. */
const Attribution = styled.span`
  padding: 0 ${space(2)};
  border-start-start-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 20px;
`

const folded = css`
  &:not([data-open]) > span {
    display: none;
  }
  > button {
    display: grid;
  }
`

/** The attribution, behind its sign where the map is small; the long one of the offline map sooner than a server's. */
const Sources = styled.div`
  display: flex;
  align-items: end;
  margin-inline-start: auto;

  > button {
    display: none;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    margin: ${space(1)};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius('round')};
    background: ${color.surface};
    color: ${color.text};
    cursor: pointer;
    pointer-events: auto;
  }
  &[data-folds] {
    ${folded}
  }
  ${onSmallMap} {
    ${folded}
  }
  @container map (width < 640px) {
    &[data-offline] {
      ${folded}
    }
  }
`

const Measures = styled.div`
  margin-inline-end: ${space(3)};
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)} ${space(2)};
`

export interface MapFootProps {
  metresPerPixel: number
  /** Plain text, whatever it contains. */
  attribution: string
  /** Where the map stands, to be told in words; absent: the map under it says so. */
  place: MapPlace | undefined
  /** `sources`: the attribution alone, behind a sign; for maps of laypeople. */
  show?: 'all' | 'sources' | undefined
}

/** The scale, where the map is, and the attribution; on a small map scale and sources alone. */
export function MapFoot({ metresPerPixel, attribution, place, show = 'all' }: MapFootProps) {
  const t = useTexts(texts)
  const [open, setOpen] = useState(false)
  const isBare = show === 'sources'
  return (
    <Foot>
      {!isBare && (
        <Measures {...overMap}>
          <ScaleBar metresPerPixel={metresPerPixel} />
          {place && <MapWhere place={place} />}
        </Measures>
      )}
      <Sources {...overMap} data-folds={isBare || undefined} data-offline={place && ''} data-open={open || undefined}>
        <Attribution>{attribution}</Attribution>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="info" size={16} />
          <VisuallyHidden>{t.sources}</VisuallyHidden>
        </button>
      </Sources>
    </Foot>
  )
}

const Bar = styled.div`
  padding: 0 ${space(1)} 2px;
  border-radius: ${radius('control')};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize(12)};
  line-height: 16px;
  text-align: center;
  white-space: nowrap;
`

const Length = styled.div`
  height: 5px;
  border: 2px solid ${color.text};
  border-block-start: 0;
`

/** A bar with its length on the ground. */
export function ScaleBar({ metresPerPixel }: { metresPerPixel: number }) {
  const { number } = useFormat()
  const { metres, width } = chooseScale(metresPerPixel)
  return (
    <Bar>
      {lengthWords(metres, number)}
      <Length style={{ width }} />
    </Bar>
  )
}
