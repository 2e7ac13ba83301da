import { drawingOf } from './pictures.ts'

/** The address of a seeded picture in a browser; the bundler finds the files by this form. */
export const pictureUrl = (filename: string): string =>
  new URL(`./pictures/${drawingOf(filename).replace(/\.webp$/, '')}.webp`, import.meta.url).href
