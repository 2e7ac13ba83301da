import { decodePicture, decodeSmall } from './decode.ts'
import { servePicture } from './servePicture.ts'

/** Scans that the browser reads by itself. */

servePicture({ decode: decodePicture, decodeSmall })
