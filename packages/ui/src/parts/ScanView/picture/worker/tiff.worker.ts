import { readTiff } from './readTiff.ts'
import { servePicture } from './servePicture.ts'

/** TIFF: its library comes with this worker, for those who open one. */

servePicture(readTiff)
