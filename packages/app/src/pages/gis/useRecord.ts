import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { GisActions, GisState } from '@waldkerf/ui/screens/gis/GisScreen'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { usePictureUrls } from '../../data/beetles/review/useBeetleReview.ts'
import { useLoadThumbnail, usePictures, useUserName } from '../../data/beetles/review/reviewedRecord.ts'
import { useBeetleHistory } from '../../data/beetles/records/beetleRecords.ts'
import { usePictureChanges } from '../../data/beetles/pictures/pictureChanges.ts'
import { useRecentSpecies } from '../../data/beetles/review/recentSpecies.ts'
import { useAllSpecies } from './useAllSpecies.ts'

interface RecordUnderReview {
  state: Required<
    Pick<GisState, 'pictures' | 'pictureUrl' | 'loadThumbnail' | 'history' | 'recentSpecies' | 'species'>
  > &
    Pick<GisState, 'editorName' | 'missing'>
  pictureActions: NonNullable<GisActions['pictures']>
}

/**
 * Loads the details around the record under review, and offers the changes to its pictures.
 * @param row undefined while it is not known
 * @param names whether the person may know others' names
 */
export function useRecord(id: number | undefined, row?: Beetle, names = false): RecordUnderReview {
  const editorName = shown(useUserName((names && row?.letzter_bearbeiter) || undefined)) ?? undefined
  const pictures = usePictures(id)
  const pictureUrl = usePictureUrls(shown(pictures) ?? [])
  const history = useBeetleHistory(id)
  const { add, arrange, remove } = usePictureChanges(id ?? 0)
  return {
    state: {
      pictures,
      pictureUrl,
      loadThumbnail: useLoadThumbnail(),
      history,
      recentSpecies: useRecentSpecies(),
      ...useAllSpecies(row?.art),
      editorName,
    },
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
