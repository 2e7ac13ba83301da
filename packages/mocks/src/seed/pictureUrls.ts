import { drawingName, drawings } from './pictures.ts'

/** The address of a seeded picture in a browser. The bundler finds the files by this form of address. */
export function pictureUrl(filename: string): string {
  const drawing = drawingName(filename).replace(/\.webp$/, '')
  return new URL(`./pictures/${drawing}.webp`, import.meta.url).href
}

/** The bytes of a drawing, in turn by number, as the call answers them in a browser. */
export const pictureBlob = async (id: number): Promise<Blob> =>
  (await fetch(pictureUrl(`${drawings[id % drawings.length]}.webp`))).blob()
