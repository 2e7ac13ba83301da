import { Zip, ZipDeflate } from 'fflate'

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

/** Files as an archive that is the same whenever it is made. @param day its files' date, `YYYY-MM-DD` */
export function zipFiles(files: readonly { name: string; bytes: Uint8Array }[], day: string): Promise<Blob> {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number)
  return writeZip(async (zip) => {
    for (const { name, bytes } of files) {
      const file = new ZipDeflate(name)
      // An archive has no time zone: its clock is the one on the wall.
      file.mtime = new Date(year, month - 1, date, 12)
      zip.add(file)
      file.push(bytes, true)
    }
  })
}
