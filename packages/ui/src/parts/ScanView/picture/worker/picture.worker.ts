import { decodeSmall, openDecoded } from './decode.ts'
import { servePicture } from './servePicture.ts'

/** Scans that the browser reads by itself. */

servePicture({ open: openDecoded, decodeSmall })
