import type { GisActions, GisState } from '@waldkerf/ui/screens/gis/GisScreen'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { usePictureUrls } from '../../data/beetleReview.ts'
import { usePictures } from '../../data/gis/review.ts'
import { useBeetleHistory } from '../../data/gis/beetleRecords.ts'
import { usePictureChanges } from '../../data/gis/pictureChanges.ts'
import { useRecentSpecies } from '../../data/gis/recentSpecies.ts'

interface RecordUnderReview {
  state: Required<Pick<GisState, 'pictures' | 'pictureUrl' | 'history' | 'recentSpecies'>>
  pictureActions: NonNullable<GisActions['pictures']>
}

/** Pictures and history of the record under review, and what changes its pictures. */
export function useRecord(id: number | undefined): RecordUnderReview {
  const pictures = usePictures(id)
  const pictureUrl = usePictureUrls(shown(pictures) ?? [])
  const history = useBeetleHistory(id)
  const { add, arrange, remove } = usePictureChanges(id ?? 0)
  return {
    state: { pictures, pictureUrl, history, recentSpecies: useRecentSpecies() },
    pictureActions: {
      async add({ bytes, breite, hoehe, aufgenommen_am, lat, lon }, key) {
        const place = lat === null || lon === null ? undefined : { lat, lon }
        await add({ bytes, width: breite, height: hoehe, takenAt: aufgenommen_am ?? undefined, place }, key)
      },
      async order(names) {
        await arrange(names)
      },
      async remove(picture) {
        await remove(picture.id)
      },
    },
  }
}
