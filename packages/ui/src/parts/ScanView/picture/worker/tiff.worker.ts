import { openTiff } from './openTiff.ts'
import { servePicture } from './servePicture.ts'

/** Scans that browsers do not read: TIFF. */

servePicture({ open: openTiff })
