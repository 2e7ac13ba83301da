import { pauses } from '@waldkerf/domain/repetition/rounds'
import { createStore } from '@waldkerf/domain/store/store'
import type { Upload } from 'tus-js-client'
import { scanFailure } from './scanFailure.ts'
import type { KeptScan, ScanStore } from './scanStore.ts'

/** A scan on its way to the others. */
export interface ScanUpload {
  name: string
  size: number
  sent: number
  status: 'uploading' | 'paused' | 'failed' | 'stored'
  /** Why it has failed, for people. */
  message?: string | undefined
}

export type ScanUploads = Readonly<Record<number, ScanUpload>>

interface UploadsInput {
  store: ScanStore
  token: () => Promise<string | undefined>
}

/** Bytes of one request: a cut line costs less, and a proxy before the service needs no other limit. */
const partSize = 8 * 2 ** 20

/** The uploads of one person. Each goes on where the server has it, whatever has cut it off. */
export function createScanUploads({ store, token }: UploadsInput) {
  const { snapshot, subscribe, set } = createStore<ScanUploads>({})
  const running = new Map<number, Upload>()

  const show = (map: number, part: Partial<ScanUpload>) => {
    const now = snapshot()[map] ?? { name: '', size: 0, sent: 0, status: 'uploading' }
    set({ ...snapshot(), [map]: { ...now, ...part } })
  }
  async function run(map: number, file: File, uploadUrl?: string) {
    await stop(map)
    show(map, { name: file.name, size: file.size, status: 'uploading', message: undefined })
    const { Upload } = await import('tus-js-client')
    const upload: Upload = new Upload(file, {
      endpoint: '/scans/files',
      uploadUrl: uploadUrl ?? null,
      metadata: { karte_id: String(map), filename: file.name },
      chunkSize: partSize,
      retryDelays: [...pauses],
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => request.setHeader('Authorization', `Bearer ${(await token()) ?? ''}`),
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0
        return status !== 507 && (status < 400 || status >= 500 || [401, 409, 423].includes(status))
      },
      onUploadUrlAvailable: () => void store.change(map, { uploadUrl: upload.url ?? undefined }).catch(() => undefined),
      onProgress: (sent) => running.get(map) === upload && show(map, { sent }),
      onError: (error) => running.get(map) === upload && show(map, { status: 'failed', message: scanFailure(error) }),
      onSuccess: () => {
        running.delete(map)
        show(map, { status: 'stored', sent: file.size })
        void store.change(map, { isUploaded: true, uploadUrl: undefined }).catch(() => undefined)
      },
    })
    running.set(map, upload)
    upload.start()
  }
  async function stop(map: number) {
    const upload = running.get(map)
    running.delete(map)
    await upload?.abort()
  }
  async function resume(map: number) {
    const kept = (await store.list()).find((one) => one.map === map)
    const file = await store.file(map)
    if (file) await run(map, file, kept?.uploadUrl)
  }
  return {
    subscribe,
    snapshot,
    /** Keeps a scan in this browser and sends it to the others. */
    async begin(map: number, file: File) {
      await stop(map)
      show(map, { name: file.name, size: file.size, sent: 0, status: 'uploading', message: undefined })
      // Where the browser keeps nothing it is sent from the file itself.
      await store.keep(map, file).catch(() => undefined)
      await run(map, file)
    },
    async pause(map: number) {
      await stop(map)
      show(map, { status: 'paused' })
    },
    resume,
    /** Goes on with what a closed tab or a cut line has left, of this map or of all. */
    async resumeAll() {
      const open = (await store.list().catch((): KeptScan[] => [])).filter((kept) => !kept.isUploaded)
      const idle = open.filter(({ map }) => !running.has(map) || snapshot()[map]?.status === 'failed')
      await Promise.all(idle.filter(({ map }) => snapshot()[map]?.status !== 'paused').map(({ map }) => resume(map)))
    },
    /** Whether the server has a scan of the map. */
    async isThere(map: number): Promise<boolean> {
      const headers = { Authorization: `Bearer ${(await token()) ?? ''}` }
      return (await fetch(`/scans/${map}`, { method: 'HEAD', headers })).ok
    },
    store,
  }
}

export type ScanUploader = ReturnType<typeof createScanUploads>
