import { type FileOrder, writeAside } from './writeAside.ts'

/** Writes one file, and answers with null or with the problem. */
addEventListener('message', ({ data }: MessageEvent<FileOrder>) => {
  writeAside(data).then(
    () => postMessage(null),
    (error: unknown) => postMessage(String(error)),
  )
})
