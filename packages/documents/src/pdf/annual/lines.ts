import type { SeasonLine, SeasonLines } from '@waldkerf/domain/beetles/years/annualReport'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

const title: TextStyle = { size: 10.5, weight: 'bold' }
const small: TextStyle = { size: 8, colour: colours.muted }
const key: TextStyle = { size: 8.5 }

const plot = { height: mm(48), left: mm(12) } as const
const keyHeight = lineHeight(key) + 6
const titleHeight = lineHeight(title) + 4

const looks: Readonly<
  Record<SeasonLine['look'], { thickness: number; colour: string; dash?: readonly [number, number] }>
> = {
  now: { thickness: 2.2, colour: colours.accent },
  before: { thickness: 1.1, colour: colours.muted },
  mean: { thickness: 1.1, colour: colours.ink, dash: [3, 2.4] },
}

/** The height of the chart with its title and its key. @param more than its usual height */
export const linesHeight = (more = 0): number => titleHeight + keyHeight + plot.height + more + lineHeight(small) + 6

/** A step of 1, 2 or 5 times a power of ten, so that at most five of them reach `most`. */
export function gridStep(most: number): number {
  const raw = Math.max(1, most / 5)
  const power = 10 ** Math.floor(Math.log10(raw))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= raw) ?? raw
}

/** Lines of the weeks over the years before as a band. @param more than its usual height; the page has room for it */
export function writeLines(sheet: Sheet, part: SeasonLines, more: number): void {
  const { y } = sheet
  sheet.within('P', () => sheet.content(() => sheet.line(part.title, { x: frame.left, y }, title)))
  const box = { x: frame.left, y: y + titleHeight, width: textWidth, height: linesHeight(more) - titleHeight }
  sheet.within('Figure', () => sheet.content(() => drawChart(sheet, part, box.y, plot.height + more)), {
    alt: part.alt,
    box,
  })
  sheet.y = y + linesHeight(more)
}

function drawChart(sheet: Sheet, part: SeasonLines, top: number, height: number): void {
  drawKey(sheet, part, top)
  const left = frame.left + plot.left
  const width = textWidth - plot.left
  const upper = top + keyHeight
  const bottom = upper + height
  const all = [...part.lines.flatMap(({ values }) => values), ...(part.band?.high ?? [])].map((one) => one ?? 0)
  const step = gridStep(Math.max(1, ...all))
  const most = step * Math.max(1, Math.ceil(Math.max(1, ...all) / step))
  const weeks = Math.max(2, ...part.lines.map(({ values }) => values.length))
  const at = (week: number, count: number) =>
    `${(left + (week * width) / (weeks - 1)).toFixed(2)},${(bottom - (count * height) / most).toFixed(2)}`
  for (let count = 0; count <= most; count += step) {
    const line = bottom - (count * height) / most
    sheet.drawing.rule({ x: left, y: line, width, thickness: count === 0 ? 0.8 : 0.4, colour: colours.rule })
    sheet.line(count.toLocaleString(part.language), { x: left - 5, y: line - 6, align: 'right' }, small)
  }
  for (const [month, name] of part.months.entries()) {
    const x = left + (Math.round((month * 52) / 12) * width) / (weeks - 1)
    sheet.line(name, { x, y: bottom + 4 }, small)
  }
  const drawn = (path: string, colour: string, line?: { thickness: number; dash?: readonly [number, number] }) =>
    sheet.drawing.path({ x: 0, y: 0, path, scale: 1, colour, alt: '', ...(line && { line }) })
  const { band } = part
  if (band) {
    const back = band.low.map((count, week) => at(week, count)).toReversed()
    drawn(`M${[...band.high.map((count, week) => at(week, count)), ...back].join('L')}Z`, colours.band)
  }
  // The year itself is drawn over those before it.
  for (const { look, values } of part.lines.toReversed()) {
    const points = values.flatMap((count, week) => (count === null ? [] : [at(week, count)]))
    const { colour, ...line } = looks[look]
    if (points.length > 1) drawn(`M${points.join('L')}`, colour, line)
  }
}

function drawKey(sheet: Sheet, { lines, band }: SeasonLines, top: number): void {
  let x = frame.left + plot.left
  const middle = top + lineHeight(key) / 2 - 1
  for (const { name, look } of lines) {
    const { colour, ...line } = looks[look]
    sheet.drawing.path({ x, y: middle, path: 'M0,0L18,0', scale: 1, colour, alt: '', line })
    sheet.line(name, { x: x + 23, y: top }, key)
    x += 23 + sheet.width(name, key) + 16
  }
  if (!band) return
  sheet.drawing.box({ x, y: middle - 4, width: 18, height: 8, colour: colours.band })
  sheet.line(band.name, { x: x + 23, y: top }, key)
}
