import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { mapPart, onFlat, onGround, type Sheet, type Spot } from '../seed/maps/sheet.ts'
import type { Random } from '../seed/random.ts'
import type { Pen } from './pen.ts'

/** Frame, ditch, north arrow, and below them title, scale bar, legend and signatures. */
export function drawTitle(pen: Pen, map: SurveyMap, sheet: Sheet, random: Random) {
  const { width, height } = sheet
  const place = (x: number, y: number): Spot => [x * width, y * height]
  for (const [rim, thickness] of [
    [0.018, 3],
    [0.026, 1],
  ] as const) {
    const [x, y] = [rim, (rim * width) / height]
    pen.path(
      [place(x, y), place(1 - x, y), place(1 - x, 1 - y), place(x, 1 - y), place(x, y)],
      'sepia',
      pen.fine * thickness,
    )
  }
  pen.path([place(0.026, 0.86), place(0.974, 0.86)], 'sepia', pen.fine)
  drawDitch(pen, sheet)
  drawNorth(pen, sheet, place(0.925, 0.15))
  const line = height * 0.012
  pen.centred(map.typ, place(0.5, 0.89), line * 2.2)
  pen.centred(
    `Gemarkung ${map.gemarkung} - ${map.map_name
      .split(/, | Blatt /)
      .slice(1, 2)
      .map((nr) => `Blatt ${nr}`)
      .join('')}`,
    place(0.5, 0.925),
    line,
  )
  pen.centred(`Maßstab 1:${map.scale} - ${map.jahr}`, place(0.5, 0.95), line)
  drawScaleBar(pen, sheet, place(0.06, 0.9), line)
  drawLegend(pen, place(0.06, 0.93), line)
  for (const [at, words] of ['Aufgenommen', 'Geprüft'].entries()) {
    const [x, y] = place(0.74 + at * 0.13, 0.945)
    pen.text(words, [x, y], line * 0.8)
    drawSignature(pen, [x, y - line], line, random)
  }
}

/** The ditch that collects all water, along the lower edge of the drawing. */
function drawDitch(pen: Pen, { width, height }: Sheet) {
  for (const side of [0, pen.fine * 5]) {
    const bank = Array.from({ length: 40 }, (_, at): Spot => {
      const x = (mapPart.left + ((mapPart.right - mapPart.left) * at) / 39) * width
      return [x, (mapPart.bottom + 0.012) * height + pen.fine * 4 * Math.sin(at / 3) + side]
    })
    pen.path(bank, 'blue', pen.fine * 1.4)
  }
}

/** An arrow to grid north, which is not parallel to the sheet's edge. */
function drawNorth(pen: Pen, sheet: Sheet, at: Spot) {
  const [east, north] = onGround(sheet, at)
  const length = sheet.height * 0.055
  const tip = onFlat(sheet, [east, north + length * sheet.metresPerPixel])
  const wing = (turn: number): Spot =>
    onFlat(sheet, [east + turn * 0.22 * length * sheet.metresPerPixel, north - 0.3 * length * sheet.metresPerPixel])
  pen.path([tip, wing(1), at, wing(-1), tip], 'sepia', pen.fine * 1.6)
  pen.centred('N', [tip[0], tip[1] - pen.fine * 12], pen.fine * 14)
}

function drawScaleBar(pen: Pen, { metresPerPixel, width }: Sheet, [x, y]: Spot, line: number) {
  const wanted = width * 0.12 * metresPerPixel
  const power = 10 ** Math.floor(Math.log10(wanted))
  const metres = [1, 2, 5].map((factor) => factor * power).findLast((step) => step <= wanted) ?? power
  const length = metres / metresPerPixel
  for (let part = 0; part < 4; part += 1) {
    const [from, to] = [x + (length * part) / 4, x + (length * (part + 1)) / 4]
    pen.path([[from, y], [to, y]], 'sepia', pen.fine * (part % 2 === 0 ? 5 : 1.5)) // prettier-ignore
  }
  pen.text('0', [x, y - line * 1.6], line * 0.8)
  pen.text(`${metres} Meter`, [x + length, y - line * 1.6], line * 0.8)
}

function drawLegend(pen: Pen, [x, y]: Spot, line: number) {
  const entries = [
    ['Sauger', (at: Spot) => pen.path([at, [at[0] + line * 2, at[1]]], 'blue')],
    ['Sammler', (at: Spot) => pen.path([at, [at[0] + line * 2, at[1]]], 'blue', pen.fine * 2.4)],
    ['Schacht', (at: Spot) => pen.ring([at[0] + line, at[1]], pen.fine * 5, 'blue', pen.fine * 1.6)],
    ['Grenzstein', (at: Spot) => pen.ring([at[0] + line, at[1]], pen.fine * 4.5, 'sepia')],
  ] as const
  for (const [at, [words, draw]] of entries.entries()) {
    const [left, top] = [x + (at % 2) * line * 13, y + Math.floor(at / 2) * line * 1.9]
    draw([left, top])
    pen.text(words, [left + line * 2.8, top - line * 0.4], line * 0.8)
  }
}

/** An unreadable signature. */
function drawSignature(pen: Pen, [x, y]: Spot, line: number, random: Random) {
  const waves = random.integer(5, 8)
  const stroke = Array.from({ length: waves * 8 }, (_, at): Spot => {
    const part = at / (waves * 8)
    const rise = (1.6 - part) * line * Math.sin((at / 8) * 2 * Math.PI + part * 3)
    return [x + part * line * 9 + line * 0.7 * Math.cos((at / 8) * 2 * Math.PI), y - line - rise * 0.7]
  })
  pen.path(stroke, 'blue', pen.fine * 1.3)
}
