import { toBase64 } from '@waldkerf/domain/entities/base64'

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

/** A picture in wire form: every value as text, unknown ones as ''. */
export const encodePicture = async (beetleId: number, { bytes, width, height, takenAt, place }: NewPicture) => ({
  kid: beetleId,
  bild: await toBase64(bytes),
  breite: width,
  hoehe: height,
  aufgenommen_am: takenAt ?? '',
  lat: sixDecimals(place?.lat),
  lon: sixDecimals(place?.lon),
})
