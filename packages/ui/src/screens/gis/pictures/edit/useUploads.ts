import { errorText } from '@waldkerf/domain/words/failureText'
import { type DragEvent, useRef, useState } from 'react'
import type { PictureActions } from './editTypes.ts'
import { type FileProblem, readPictureFile } from './pictureFile.ts'

/** A file that is to become a picture of the record. */
export type Upload = { key: number; name: string } & Outcome

type Outcome =
  | { state: 'reading' }
  | { state: 'sending' }
  | { state: 'added' }
  | { state: 'refused'; problem: FileProblem | 'tooMany' }
  | { state: 'failed'; message: string; again: () => void }

/**
 * Files that are being prepared and sent, one after the other: each decoded picture takes a hundred megabytes.
 * @param free how many more pictures the record may have
 */
export function useUploads(add: PictureActions['add'], free: number) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const nextKey = useRef(1)
  const line = useRef<Promise<void>>(Promise.resolve())

  const note = (key: number, name: string, outcome: Outcome) =>
    setUploads((all) => {
      const upload: Upload = { key, name, ...outcome }
      return all.some((one) => one.key === key) ? all.map((one) => (one.key === key ? upload : one)) : [...all, upload]
    })

  async function send(key: number, file: File, sendKey: string) {
    note(key, file.name, { state: 'reading' })
    const read = await readPictureFile(file)
    if (read.status === 'refused') return note(key, file.name, { state: 'refused', problem: read.problem })
    note(key, file.name, { state: 'sending' })
    try {
      await add(read.picture, sendKey)
      return note(key, file.name, { state: 'added' })
    } catch (error) {
      return note(key, file.name, {
        state: 'failed',
        message: errorText(error),
        again: () => queue(key, file, sendKey),
      })
    }
  }

  function queue(key: number, file: File, sendKey: string = crypto.randomUUID()) {
    note(key, file.name, { state: 'reading' })
    line.current = line.current.then(async () => send(key, file, sendKey))
  }

  return {
    uploads,
    /** Files from wherever: chosen, dropped, pasted. */
    take(files: readonly File[]) {
      for (const [i, file] of files.entries()) {
        const key = nextKey.current++
        if (i < free) queue(key, file)
        else note(key, file.name, { state: 'refused', problem: 'tooMany' })
      }
    },
    dismiss: (key: number) => setUploads((all) => all.filter((one) => one.key !== key)),
  }
}

/** The properties of an element that takes dropped files. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      // Else the browser would open the file in place of the page.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
