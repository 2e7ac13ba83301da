import { pauses } from '@waldkerf/domain/repetition/rounds'
import type { UploadOptions } from 'tus-js-client'

/** Bytes per request: little is lost when the connection breaks, and proxies need no higher limit. */
const partSize = 8 * 2 ** 20

/** Uploads to the store of scans, as the signed-in person. */
export const uploadOptions = (token: () => Promise<string | undefined>) =>
  ({
    endpoint: '/scans/files',
    chunkSize: partSize,
    retryDelays: [...pauses],
    storeFingerprintForResuming: false,
    onBeforeRequest: async (request) => request.setHeader('Authorization', `Bearer ${(await token()) ?? ''}`),
  }) satisfies UploadOptions
