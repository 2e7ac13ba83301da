import { strToU8, zipSync } from 'fflate'

/** An archive of one text file. @param name without ending */
export function createZip(name: string, text: string): Blob {
  const bytes = zipSync({ [`${name}.txt`]: strToU8(text) })
  return new Blob([bytes], { type: 'application/zip' })
}
