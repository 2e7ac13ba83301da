import { namedPeople } from '@waldkerf/domain/beetles/people'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { GisActions, GisState } from '@waldkerf/ui/screens/gis/GisScreen'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import { usePictureUrls } from '@waldkerf/app/data/beetles/review/useBeetleReview'
import { useLoadThumbnail, usePictures, useUserName } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { useSpecies, useSpeciesById } from '@waldkerf/app/data/beetles/review/species'
import { useConversation } from '@waldkerf/app/data/beetles/records/conversation'
import { usePersonNames } from '@waldkerf/app/data/users/people'
import { useBeetleHistory } from '@waldkerf/app/data/beetles/records/beetleRecords'
import { usePictureChanges, useReferences } from '@waldkerf/app/data/beetles/pictures/pictureChanges'
import { useRecentSpecies } from '@waldkerf/app/data/beetles/review/recentSpecies'
import { missing } from '@waldkerf/app/data/loading/parts'

interface RecordUnderReview {
  state: Required<
    Pick<GisState, 'pictures' | 'pictureUrl' | 'loadThumbnail' | 'history' | 'recentSpecies' | 'species'>
  > &
    Pick<GisState, 'conversation' | 'people' | 'editorName' | 'missing' | 'references'>
  pictureActions: NonNullable<GisActions['pictures']>
}

/** Rights of the signed-in person. */
interface RecordRights {
  reviews: boolean
  administers: boolean
  userId: number | undefined
}

const noRights: RecordRights = { reviews: false, administers: false, userId: undefined }

const nobody = { userIds: [], mails: [] }

/** The conversation about a record, for reviewers and its reporter. */
function useRecordConversation(id: number | undefined, row: Beetle | undefined, { reviews, userId }: RecordRights) {
  const isOwn = userId !== undefined && row?.user_id === userId
  const { entries } = useConversation(row && (reviews || isOwn) ? id : undefined)
  return row && (reviews || isOwn) ? entries : undefined
}

/**
 * The people named by a record, loaded once all its parts are loaded. If that call fails, administrators load only the
 * last editor.
 */
function usePeopleNamed(
  row: Beetle | undefined,
  { history, conversation }: Pick<RecordUnderReview['state'], 'history' | 'conversation'>,
  { reviews, administers }: RecordRights,
) {
  const isThere = reviews && history.status !== 'loading' && conversation?.status !== 'loading'
  const { userIds, mails } = isThere ? namedPeople(row, shown(history), conversation && shown(conversation)) : nobody
  const people = usePersonNames(userIds, mails)
  const isUnanswered = people.status === 'failed' && administers
  const editorName = shown(useUserName((isUnanswered && row?.letzter_bearbeiter) || undefined)) ?? undefined
  return { people: shown(people), editorName }
}

/**
 * Loads the details of the record under review, and offers changes of its pictures.
 * @param row undefined until it is loaded
 */
export function useRecord(id: number | undefined, row?: Beetle, rights: RecordRights = noRights): RecordUnderReview {
  const pictures = usePictures(id)
  const pictureUrl = usePictureUrls(shown(pictures) ?? [])
  const history = useBeetleHistory(id)
  const conversation = useRecordConversation(id, row, rights)
  const { people, editorName } = usePeopleNamed(row, { history, conversation }, rights)
  const { add, arrange, remove } = usePictureChanges(id ?? 0)
  const known = useAllSpecies(row?.art)
  const references = useReferences(rights.reviews ? row : undefined, known.species)
  const referenceUrl = usePictureUrls(shown(references.pictures) ?? [])
  return {
    state: {
      pictures,
      pictureUrl,
      loadThumbnail: useLoadThumbnail(),
      history,
      recentSpecies: useRecentSpecies(),
      ...known,
      references: rights.reviews ? { pictures: references.pictures, url: referenceUrl } : undefined,
      conversation,
      people,
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
      star: references.star,
    },
  }
}

const none: readonly Species[] = []

/** All species. The list is read once; a record's species that it lacks is fetched separately. */
function useAllSpecies(needed: number | undefined) {
  const all = useSpecies()
  const known = shown(all)
  const isMissing = needed !== undefined && known !== undefined && !known.some(({ id }) => id === needed)
  const found = shown(useSpeciesById(isMissing ? needed : undefined))
  const species = useMemo(() => (found ? [...(known ?? none), found] : (known ?? none)), [known, found])
  return { species, missing: missing({ species: all }) }
}
