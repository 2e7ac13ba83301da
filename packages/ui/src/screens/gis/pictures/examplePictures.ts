import type { Picture } from '@waldkerf/domain/entities/beetles/beetles'

/** A picture for stories: taken at the example record's time and place unless told otherwise. */
export const examplePicture = (id: number, part: Partial<Picture> = {}): Picture => ({
  id,
  kaefer_id: 1,
  filename: `1-${id}.webp`,
  mime: 'image/webp',
  breite: 960,
  hoehe: 720,
  aufgenommen_am: '2026-05-21T10:15:00',
  lat: 51.339,
  lon: 10.25,
  position: id,
  stern: false,
  ...part,
})

/** The record the example pictures belong to. */
export const exampleFind = { fund_datum: '2026-05-21', lat: 51.34, lon: 10.25 } as const

/** A drawing in place of the photograph: bark with bore holes, another hue for each picture. */
export function drawnPicture({ id }: Picture): string {
  const holes = Array.from({ length: 14 }, (_, i) => {
    const [x, y] = [(i * 397 + id * 131) % 960, (i * 241 + id * 89) % 720]
    return `<ellipse cx="${x}" cy="${y}" rx="${10 + (i % 5) * 5}" ry="${14 + (i % 4) * 6}" fill="hsl(25 40% 12%)"/>`
  })
  const bark = Array.from({ length: 24 }, (_, i) => {
    const x = i * 40
    return `<path d="M${x} 0q${14 + (i % 3) * 8} 180 0 360t0 360" stroke="hsl(${22 + (id % 20)} 24% ${22 + (i % 4) * 5}%)" stroke-width="${6 + (i % 5) * 4}" fill="none"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="hsl(${22 + (id % 20)} 28% 36%)"/>${bark.join('')}${holes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
