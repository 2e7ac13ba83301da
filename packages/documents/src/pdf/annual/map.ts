import type { AnnualMap } from '@waldkerf/domain/beetles/years/annualReport'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'
import { tableHeight, writeAnnualTable } from './annualTable.ts'

const key: TextStyle = { size: 8.5 }
const mapWidth = mm(70)
const gap = mm(5)
const tableAt = { x: frame.left + mapWidth + gap, width: textWidth - mapWidth - gap } as const

const drawnHeight = ({ width, height, legend }: AnnualMap) =>
  (mapWidth * height) / width + legend.length * (lineHeight(key) + 3) + 4

/** The height of a map with its table. */
export const mapHeight = (sheet: Sheet, map: AnnualMap): number =>
  Math.max(drawnHeight(map), tableHeight(sheet, map.table, tableAt))

/** Between the lightest and the darkest shade of the accent; still told apart in grey. */
export function shade(share: number): string {
  const [light, dark] = [
    [0xcf, 0xe4, 0xd8],
    [0x00, 0x54, 0x2e],
  ] as const
  const mixed = light.map((one, at) => Math.round(one + ((dark[at] ?? one) - one) * Math.min(1, Math.max(0, share))))
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

/** A map on the left, its table on the right; they stay together. */
export function writeMap(sheet: Sheet, map: AnnualMap): void {
  const height = mapHeight(sheet, map)
  sheet.need(height)
  const top = sheet.y
  const box = { x: frame.left, y: top, width: mapWidth, height: drawnHeight(map) }
  sheet.within('Figure', () => sheet.content(() => drawMap(sheet, map, top)), { alt: map.alt, box })
  sheet.y = top
  const { page } = sheet.doc
  writeAnnualTable(sheet, map.table, tableAt)
  if (sheet.doc.page === page) sheet.y = Math.max(sheet.y, top + drawnHeight(map))
}

function drawMap(sheet: Sheet, map: AnnualMap, top: number): void {
  const scale = mapWidth / map.width
  const draw = (path: string, colour: string, thickness?: number) =>
    sheet.drawing.path({
      x: frame.left,
      y: top,
      path,
      scale,
      colour,
      alt: '',
      ...(thickness !== undefined && { line: { thickness } }),
    })
  for (const path of map.land) draw(path, colours.land)
  for (const { path, share, isHollow } of map.areas) {
    if (isHollow) draw(path, colours.ink, 0.8 + 2 * share)
    else draw(path, shade(share))
  }
  for (const path of map.land) draw(path, colours.paper, 1.4)
  let y = top + map.height * scale + 6
  for (const { isHollow, words } of map.legend) {
    const path = 'M0,0L12,0L12,8L0,8Z'
    const at = { x: frame.left, y: y + 2, path, scale: 1, alt: '' }
    if (isHollow) sheet.drawing.path({ ...at, colour: colours.ink, line: { thickness: 1 } })
    else sheet.drawing.path({ ...at, colour: shade(0.7) })
    sheet.line(words, { x: frame.left + 18, y }, key)
    y += lineHeight(key) + 3
  }
}
