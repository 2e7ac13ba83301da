import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'
import type { NewPicture } from '@waldkerf/domain/beetles/pictures/newPicture'

/** Changes to a record's pictures. Promises reject with an error whose message is for people. */
export interface PictureActions {
  /** @param key of this picture, the same for every try, so that none is stored twice */
  add: (picture: NewPicture, key: string) => Promise<void>
  /** All pictures of the record by file name, in their new order. */
  order: (filenames: readonly string[]) => Promise<void>
  /** One at a time, so that what somebody else has just added stays. */
  remove: (picture: Picture) => Promise<void>
  /** Makes it a reference to compare others with, or no longer; absent: the person may not. */
  star?: (picture: Picture, star: boolean) => Promise<void>
}

/** Without `add` pictures are added elsewhere on the page. */
export type EditorActions = Pick<PictureActions, 'order' | 'remove' | 'star'> & Partial<Pick<PictureActions, 'add'>>

/** The most pictures a record may have. */
export const mostPictures = 12
