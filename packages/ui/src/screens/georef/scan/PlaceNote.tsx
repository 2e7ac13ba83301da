import type { GeoTiffPlace } from '@waldkerf/domain/georef/sheet/geoTiff'
import { newPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Change, Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useState } from 'react'
import { texts } from '../GeorefScreen.texts.ts'

export interface PlaceNoteProps {
  place: GeoTiffPlace
  work: Pick<Workplace, 'points' | 'epsg'>
  onChange: (change: Change) => void
}

/** Offers the place that a GeoTIFF brings as control points, in place of those that are there; it can be undone. */
export function PlaceNote({ place, work, onChange }: PlaceNoteProps) {
  const t = useTexts(texts).scanPane.place
  const { number } = useFormat()
  /** The place whose offer was answered; another scan makes a new offer. */
  const [answered, setAnswered] = useState<GeoTiffPlace>()
  const isThere = place.points.every(({ map }, at) => {
    const own = work.points[at]?.map
    return own?.[0] === map?.[0] && own?.[1] === map?.[1]
  })
  if (answered === place || isThere) return null
  const system = place.epsg === null ? t.noSystem : `EPSG:${place.epsg}`
  const take = () => {
    setAnswered(place)
    const points = place.points.map(({ pixel, map }) => newPoint(pixel, map))
    onChange({ kind: 'replace', points, file: null, epsg: place.epsg ?? work.epsg })
  }
  return (
    <Bar
      icon="info"
      message={t.offer(number(place.points.length), system, work.points.length > 0)}
      actions={
        <>
          <Button onClick={take}>{t.take}</Button>
          <Button variant="quiet" onClick={() => setAnswered(place)}>
            {t.leave}
          </Button>
        </>
      }
    />
  )
}
