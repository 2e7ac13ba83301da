import { usePlaceWords } from '@waldkerf/ui/browser/placeWords'

/** Where a record is, by the nearest place. The list of places comes when the first such cell is shown. */
export function NearestPlace({ lat, lon }: { lat: number | null; lon: number | null }) {
  const words = usePlaceWords()(lat, lon)
  return words ? <span title={words}>{words}</span> : '–'
}
