import { drawingName, drawings } from './pictures.ts'

/** The address of an example picture in a browser. The bundler recognises this form of expression. */
export function pictureUrl(filename: string): string {
  const drawing = drawingName(filename).replace(/\.webp$/, '')
  return new URL(`./pictures/${drawing}.webp`, import.meta.url).href
}

/** The bytes of the drawing for an id, in a browser. */
export const pictureBlob = async (id: number): Promise<Blob> =>
  (await fetch(pictureUrl(`${drawings[id % drawings.length]}.webp`))).blob()
