import type { NewPicture } from '../gis/pictures/edit/pictureFile.ts'

/** A picture of a report that is not sent yet. */
export interface DraftPicture extends NewPicture {
  /** Its own for every try, so that none is stored twice. */
  key: string
}

/** Everything that is typed and chosen for a report; numbers as they were typed. */
export interface ReportDraft {
  /** kaeferarten.id as text; '' while none is chosen. */
  species: string
  /** `YYYY-MM-DD` */
  day: string
  lat: string
  lon: string
  remark: string
  pictures: readonly DraftPicture[]
}

/** A report that is on this device alone. */
export interface UnsentReport {
  key: string
  draft: ReportDraft
  /** `draft`: begun and not sent; `waiting`: is sent by itself; `failed`: somebody has to press. */
  state: 'draft' | 'waiting' | 'failed'
  /** Why it failed, for people. */
  problem?: string | undefined
  /** The service has refused it, and has nothing of it: it can be changed and sent anew. */
  refused?: boolean | undefined
  /** The record stands already, pictures are missing. */
  record?: number | undefined
}

export interface UnsentActions {
  /** Sends it once more. */
  again: (key: string) => void
  /** Opens it in the form, as a draft. */
  edit: (key: string) => void
  /** It is given up; what stands already stays. */
  discard: (key: string) => void
}
