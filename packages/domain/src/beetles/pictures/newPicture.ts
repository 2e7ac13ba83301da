/** A picture ready to be stored: re-encoded, so that nothing of the file but its pixels is kept. */
export interface NewPicture {
  /** WebP, or JPEG where the browser cannot write that. */
  bytes: Blob
  /** Size in pixels. */
  breite: number
  hoehe: number
  /** From the camera's EXIF data: local time, WGS 84 degrees. */
  aufgenommen_am: string | null
  lat: number | null
  lon: number | null
}
