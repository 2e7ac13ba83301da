import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Upload, wordsOfFailure } from '../upload/upload.ts'
import { type Dropped, pictureProblem, takenPlaces } from './droppedFiles.ts'

interface UploadHandlers {
  stored: (name: string) => void
  removed: (name: string) => void
}

/**
 * The files of the dropzone. Each is uploaded at once; going away, or removing it, ends its upload.
 * @param handlers hear of stored and deleted files, not of those that were never stored
 * @param most files beside those given
 */
export function useDropped(given: readonly Dropped[], upload: Upload, handlers: UploadHandlers, most: number) {
  const [files, setFiles] = useState(given)
  const latest = useRef(given)
  const running = useRef(new Map<string, AbortController>())

  /** Writes the ref too: the next file of the same drop reads the new list at once, before React draws. */
  function write(change: (before: readonly Dropped[]) => readonly Dropped[]) {
    latest.current = change(latest.current)
    setFiles(latest.current)
  }
  const setState = (id: string, state: Dropped['state']) =>
    write((before) => before.map((file) => (file.id === id ? { ...file, state } : file)))

  // A page that is only put away comes back with these files.
  const leave = useEffectEvent(() => {
    for (const [id, upload] of running.current) {
      upload.abort()
      setState(id, { status: 'failed', problem: 'left' })
    }
  })
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      leave()
    }
  }, [])

  async function send(id: string, file: File) {
    const controller = new AbortController()
    running.current.set(id, controller)
    const onProgress = (share: number) => setState(id, { status: 'uploading', share })
    try {
      await upload(file, { name: file.name, onProgress, signal: controller.signal })
      setState(id, { status: 'stored' })
      handlers.stored(file.name)
    } catch (error) {
      if (!controller.signal.aborted) setState(id, { status: 'failed', problem: { words: wordsOfFailure(error) } })
    } finally {
      running.current.delete(id)
    }
  }

  async function add(file: File) {
    const id = crypto.randomUUID()
    const isWrong = await pictureProblem(file)
    // The page was left while the file was looked at.
    const isLate = left.current ? 'left' : undefined
    const isOneTooMany = takenPlaces(latest.current) >= most ? 'count' : undefined
    const problem = isWrong ?? isLate ?? isOneTooMany
    const state: Dropped['state'] = problem ? { status: 'failed', problem } : { status: 'uploading', share: 0 }
    const isShown = isWrong === undefined || isWrong === 'weight'
    const url = isShown ? URL.createObjectURL(file) : undefined
    write((before) => [...before, { id, name: file.name, file, url, state }])
    if (!problem) void send(id, file)
  }

  async function addAll(dropped: readonly File[]) {
    // One after the other: they stand in the order of the drop, and each counts those before it.
    for (const file of dropped) await add(file)
  }

  function remove({ id, name, url, state }: Dropped) {
    running.current.get(id)?.abort()
    if (url?.startsWith('blob:')) URL.revokeObjectURL(url)
    write((before) => before.filter((file) => file.id !== id))
    if (state.status === 'stored' || state.status === 'given') handlers.removed(name)
  }

  return { files, add: (dropped: readonly File[]) => void addAll(dropped), remove }
}
