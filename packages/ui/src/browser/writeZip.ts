import { Zip } from 'fflate'

/** An archive that grows piece by piece, so that its files need not be in memory at once. @param fill adds them, each to its end */
export async function writeZip(fill: (zip: Zip) => Promise<void>): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const parts: BlobPart[] = []
  const zip = new Zip((error, part, isLast) => {
    if (error) return reject(error)
    parts.push(part)
    if (isLast) resolve(new Blob(parts, { type: 'application/zip' }))
  })
  await fill(zip)
  zip.end()
  return promise
}
