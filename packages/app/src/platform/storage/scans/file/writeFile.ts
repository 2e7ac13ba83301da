import { openFolder } from './openFolder.ts'
import type { FileOrder } from './writeAside.ts'

/**
 * Puts a file into a folder of the origin's own file system, in place of one of that name.
 * @throws Error if there is no room, or no such file system
 */
export async function writeFile(folder: readonly string[], name: string, content: Blob): Promise<void> {
  const handle = await (await openFolder(folder)).getFileHandle(name, { create: true })
  // Safari before 26 writes in workers alone.
  if (!('createWritable' in handle)) return inWorker({ folder, name, content })
  const stream = await handle.createWritable()
  await stream.write(content)
  await stream.close()
}

/** One worker for each file: it is ended afterwards, and with it its hold on the file. */
async function inWorker(order: FileOrder): Promise<void> {
  const worker = new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  worker.addEventListener('message', ({ data: problem }: MessageEvent<string | null>) => {
    if (problem === null) resolve()
    else reject(new Error(problem))
  })
  // The worker's code did not load.
  worker.addEventListener('error', () => reject(new Error('The worker has not started.')))
  worker.postMessage(order, [])
  return promise.finally(() => worker.terminate())
}
