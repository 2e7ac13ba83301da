import { readTiff } from './readTiff.ts'
import { servePicture } from './servePicture.ts'

/** Scans that browsers do not read: TIFF. */

servePicture({ decode: readTiff })
