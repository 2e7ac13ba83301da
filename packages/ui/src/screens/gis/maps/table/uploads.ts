import type { UploadView } from '@waldkerf/ui/screens/georef/scan/UploadBar'
import { createContext, use } from 'react'

export type Uploads = Readonly<Record<number, UploadView>>

export const noUploads: Uploads = {}

/** The running uploads. A context, so that cells follow each step while the columns stay the same objects. */
export const UploadsContext = createContext(noUploads)

/** The upload of a map's scan, if there is one. */
export const useMapUpload = (map: number): UploadView | undefined => use(UploadsContext)[map]
