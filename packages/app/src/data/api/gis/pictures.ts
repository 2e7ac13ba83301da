import { updatePictures } from '@waldkerf/domain/calls/beetles/beetles'
import { addPicture, deletePicture } from '@waldkerf/domain/calls/beetles/pictures'
import type { Client } from '../../gateway/client.ts'
import { toBase64 } from './base64.ts'

/** A picture ready to be sent, with what the camera wrote into it. */
export interface NewPicture {
  bytes: Blob
  /** Size in pixels. */
  width: number
  height: number
  /** `YYYY-MM-DDThh:mm:ss` by the camera's clock. */
  takenAt?: string | undefined
  /** WGS 84 degrees. */
  place?: { lat: number; lon: number } | undefined
}

const sixDecimals = (degrees: number | undefined) => degrees?.toFixed(6) ?? ''

/** Pictures of a record, changed. One call, one function. */
export function picturesApi(client: Client) {
  return {
    async add(beetleId: number, { bytes, width, height, takenAt, place }: NewPicture, idempotencyKey: string) {
      const payload = {
        kid: beetleId,
        bild: await toBase64(bytes),
        breite: width,
        hoehe: height,
        aufgenommen_am: takenAt ?? '',
        lat: sixDecimals(place?.lat),
        lon: sixDecimals(place?.lon),
      }
      return client.call(addPicture, payload, { idempotencyKey })
    },
    /** @param names file names in their new order; those left out are removed */
    arrange: (beetleId: number, names: readonly string[]) =>
      client.call(updatePictures, { kid: beetleId, bilder: [...names] }),
    remove: (pictureId: number) => client.call(deletePicture, { id: pictureId }),
  }
}
