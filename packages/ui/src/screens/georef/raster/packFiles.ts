import { Zip, ZipPassThrough } from 'fflate'

/** An archive of files that are packed already, as they are. @param files names and contents */
export async function packFiles(files: readonly (readonly [name: string, content: Blob])[]): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const parts: BlobPart[] = []
  const zip = new Zip((error, part, isLast) => {
    if (error) return reject(error)
    parts.push(part)
    if (isLast) resolve(new Blob(parts, { type: 'application/zip' }))
  })
  for (const [name, content] of files) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    for await (const piece of content.stream() as unknown as AsyncIterable<Uint8Array>) file.push(piece)
    file.push(new Uint8Array(), true)
  }
  zip.end()
  return promise
}
