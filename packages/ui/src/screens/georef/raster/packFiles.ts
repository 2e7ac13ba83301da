import { ZipPassThrough } from 'fflate'
import { writeZip } from '@waldkerf/ui/browser/writeZip'

/** An archive of files that are packed already, as they are. @param files names and contents */
export const packFiles = (files: readonly (readonly [name: string, content: Blob])[]): Promise<Blob> =>
  writeZip(async (zip) => {
    for (const [name, content] of files) {
      const file = new ZipPassThrough(name)
      zip.add(file)
      for await (const piece of content.stream() as unknown as AsyncIterable<Uint8Array>) file.push(piece)
      file.push(new Uint8Array(), true)
    }
  })
