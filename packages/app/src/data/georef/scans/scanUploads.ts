import { isUnsent, isWorthAnotherTry, type KeptScan } from '@waldkerf/domain/georef/scans/keptScan'
import { createStore } from '@waldkerf/domain/store/store'
import type { Upload } from 'tus-js-client'
import { scanFailure } from './scanFailure.ts'
import { uploadOptions } from './uploadOptions.ts'
import type { ScanStore } from '@waldkerf/app/platform/storage/scans/scanStore'

/** The upload of a scan. */
export interface ScanUpload {
  name: string
  size: number
  sent: number
  /** waiting: for its turn; ended: by an administrator. */
  status: 'waiting' | 'uploading' | 'paused' | 'ended' | 'failed' | 'stored'
  /** Message for people: why it failed. */
  message?: string | undefined
  /** The browser stores no copy of it: it goes on only as long as the page is open. */
  isLoose?: boolean
}

export type ScanUploads = Readonly<Record<number, ScanUpload>>

interface UploadsInput {
  store: ScanStore
  token: () => Promise<string | undefined>
}

const nothing = (): KeptScan[] => []
const isHeld = ({ isPaused, isEnded }: KeptScan) => isPaused || isEnded

/** The uploads of one person. Each is resumed at the server's offset, whatever interrupted it. */
export function createScanUploads({ store, token }: UploadsInput) {
  const { snapshot, subscribe, set } = createStore<ScanUploads>({})
  const running = new Map<number, Upload>()
  const letGo = new Map<number, () => void>()
  const beginning = new Set<number>()
  const turns = createTurns()
  /** Without storage in the browser, the upload reads the chosen file itself. */
  const chosen = new Map<number, File>()

  const show = (map: number, part: Partial<ScanUpload>) => {
    const now = snapshot()[map] ?? { name: '', size: 0, sent: 0, status: 'uploading' }
    set({ ...snapshot(), [map]: { ...now, ...part } })
  }
  /** @param isFirst whether it takes over from another window that uploads a scan of the map */
  async function run(map: number, file: File, { uploadUrl, isFirst }: { uploadUrl?: string; isFirst: boolean }) {
    await stop(map)
    const lost = () => void stop(map).then(() => show(map, { status: 'paused' }))
    const unlock = await holdUpload(map, { isFirst, lost })
    // Another window is uploading it.
    if (!unlock) return
    const turn = turns.ask()
    const release = () => {
      turn.end()
      unlock()
    }
    letGo.set(map, release)
    const isMine = () => letGo.get(map) === release
    show(map, { name: file.name, size: file.size, status: 'waiting', message: undefined })
    await turn.begun
    // Paused or restarted meanwhile.
    if (!isMine()) return
    show(map, { status: 'uploading' })
    const { Upload } = await import('tus-js-client')
    if (!isMine()) return
    let isEnded = false
    const end = async () => {
      running.delete(map)
      show(map, { status: 'ended', sent: 0 })
      await store.change(map, { isEnded: true, uploadUrl: undefined }).catch(() => undefined)
      release()
    }
    const upload: Upload = new Upload(file, {
      ...uploadOptions(token),
      uploadUrl: uploadUrl ?? null,
      metadata: { karte_id: String(map), filename: file.name },
      // tus would start a new upload in place of one that is gone.
      onAfterResponse(_request, response) {
        isEnded = response.getStatus() === 410
        if (isEnded) throw new Error('ended')
      },
      onShouldRetry: (error) => !isEnded && isWorthAnotherTry(error.originalResponse?.getStatus() ?? 0),
      onUploadUrlAvailable: () => void store.change(map, { uploadUrl: upload.url ?? undefined }).catch(() => undefined),
      onProgress: (sent) => running.get(map) === upload && show(map, { sent }),
      onError(error) {
        if (running.get(map) !== upload) return
        turn.end()
        if (isEnded) void end()
        else show(map, { status: 'failed', message: scanFailure(error) })
      },
      onSuccess: () => {
        running.delete(map)
        chosen.delete(map)
        turn.end()
        show(map, { status: 'stored', sent: file.size })
        const kept = store.change(map, { isUploaded: true, uploadUrl: undefined }).catch(() => undefined)
        void kept.then(() => release())
      },
    })
    running.set(map, upload)
    upload.start()
  }
  async function stop(map: number) {
    const upload = running.get(map)
    running.delete(map)
    await upload?.abort()
    letGo.get(map)?.()
    letGo.delete(map)
  }
  const isIdle = ({ map }: KeptScan) => {
    const status = snapshot()[map]?.status
    return status === 'failed' || (!running.has(map) && status !== 'waiting')
  }

  async function goOn(map: number, isFirst: boolean) {
    if (beginning.has(map)) return
    beginning.add(map)
    try {
      const kept = (await store.list().catch(nothing)).find((one) => one.map === map)
      const file = (await store.file(map).catch(() => undefined)) ?? chosen.get(map)
      if (file) await run(map, file, { ...(kept?.uploadUrl !== undefined && { uploadUrl: kept.uploadUrl }), isFirst })
    } finally {
      beginning.delete(map)
    }
  }
  return {
    subscribe,
    snapshot,
    /** Stores a scan in this browser and uploads it. */
    async begin(map: number, file: File) {
      await stop(map)
      show(map, { name: file.name, size: file.size, sent: 0, status: 'waiting', message: undefined })
      // Without storage in the browser it is sent from the file itself.
      chosen.set(map, file)
      const isLoose = await store.keep(map, file).then(() => false, () => true) // prettier-ignore
      show(map, { isLoose })
      await run(map, file, { isFirst: true })
    },
    /** Pauses until the person resumes it, also across a reload. */
    async pause(map: number) {
      await stop(map)
      show(map, { status: 'paused' })
      await store.change(map, { isPaused: true, sent: snapshot()[map]?.sent ?? 0 }).catch(() => undefined)
    },
    async resume(map: number) {
      await store.change(map, { isPaused: false, isEnded: false }).catch(() => undefined)
      await goOn(map, true)
    },
    /** Resumes uploads interrupted by a closed tab or a lost connection; paused and ended ones are only shown. */
    async resumeAll() {
      const open = (await store.list().catch(nothing)).filter(isUnsent)
      for (const { map, name, size, sent = 0, isEnded } of open.filter(isHeld)) {
        show(map, isEnded ? { name, size, sent: 0, status: 'ended' } : { name, size, sent, status: 'paused' })
      }
      await Promise.all(open.filter((kept) => !isHeld(kept) && isIdle(kept)).map(({ map }) => goOn(map, false)))
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

/** One upload after the other: of many at once none would be there soon, and the server takes four of a person. */
function createTurns() {
  const waiting: (() => void)[] = []
  let isTaken = false
  const next = () => {
    const begin = waiting.shift()
    isTaken = begin !== undefined
    begin?.()
  }
  return {
    /** Asks for a turn. `begun`: it has come, or was given up before; `end` gives it to the next, once. */
    ask() {
      const { promise: begun, resolve } = Promise.withResolvers<void>()
      let state: 'waiting' | 'running' | 'ended' = 'waiting'
      const begin = () => {
        state = 'running'
        resolve()
      }
      if (isTaken) waiting.push(begin)
      else {
        isTaken = true
        begin()
      }
      const end = () => {
        const before = state
        state = 'ended'
        if (before === 'running') next()
        if (before !== 'waiting') return
        waiting.splice(waiting.indexOf(begin), 1)
        resolve()
      }
      return { begun, end }
    },
  }
}

interface Hold {
  /** Takes the upload over from another window. */
  isFirst: boolean
  /** Called when another window has taken it over. */
  lost: () => void
}

/**
 * Lets only one window upload a map's scan, because every window resumes unfinished uploads.
 * @returns releases the hold; undefined while another window has it
 */
function holdUpload(map: number, { isFirst, lost }: Hold): Promise<(() => void) | undefined> {
  // Pages without a secure origin have no locks, and no file system that two windows could share.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>()
  const options = isFirst ? { steal: true } : { ifAvailable: true }
  const held = navigator.locks.request(`scan of map ${map}`, options, (lock) => {
    if (!lock) return resolve(undefined)
    const end = Promise.withResolvers<void>()
    resolve(end.resolve)
    return end.promise
  })
  held.catch(lost)
  return promise
}
