import { foldsOver } from '../sheet/folds.ts'
import { fit } from '../solver/fit.ts'
import type { FitPoint, TransformType } from '../solver/types.ts'
import { axisFinding } from './axes.ts'
import type { Finding } from './finding.ts'
import { type Measures, measureSheet, type SheetRecord, parsePaperSize } from './measures.ts'
import type { Message } from '../message.ts'

const formats = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** A sentence in both languages around numbers, each rounded as it is given and written as the language writes it. */
function sentence(
  de: (...words: string[]) => string,
  en: (...words: string[]) => string,
  ...values: number[]
): Message {
  return {
    de: de(...values.map((value) => formats.de.format(value))),
    en: en(...values.map((value) => formats.en.format(value))),
  }
}

/** Rounds to significant digits, so that a number does not look more exact than it is. */
function significant(value: number, digits: number): number {
  return Number(value.toPrecision(digits))
}

/** From which deviation on a finding is shown: parts of the expected value, or degrees. */
const thresholds = { scale: 0.1, paper: 0.05, resolution: 0.1, stretch: 0.02, shear: 1, rotation: 5 }
/** Scans outside it have a wrong entry or cannot be read. */
const usualDpi = { least: 72, most: 1200 }

/** Doubts about a fit before it is saved, worst first. A person judges them; none prevents saving. */
export function plausibilityFindings(type: TransformType, points: readonly FitPoint[], sheet: SheetRecord): Finding[] {
  const measures = measureSheet(points, sheet)
  if (!measures) return []
  return [
    axisFinding(points),
    foldFinding(type, points, sheet),
    slopeFinding(type, measures),
    scaleFinding(measures, sheet),
    paperFinding(sheet),
    resolutionFinding(measures, sheet),
    stretchFinding(measures),
    shearFinding(measures),
    rotationFinding(measures),
  ].filter((finding) => finding !== null)
}

function foldFinding(type: TransformType, points: readonly FitPoint[], { size }: SheetRecord): Finding | null {
  const found = fit(type, points)
  if (!found.ok || !size || !foldsOver(found.forward, size)) return null
  const de = 'Die Transformation faltet das Blatt: Teile lägen spiegelverkehrt. Bitte Punkte oder Typ prüfen.'
  const en = 'The transformation folds the sheet: parts of it would be mirrored. Please check points or type.'
  return { reason: 'folded', message: { de, en } }
}

/** The linear type cannot turn: past 90° one of its slopes is negative. */
function slopeFinding(type: TransformType, { rotation }: Measures): Finding | null {
  if (type !== 'linear' || Math.abs(rotation) < thresholds.rotation) return null
  const message = sentence(
    (angle) => `Das Blatt ist um ${angle}° gedreht; „Linear“ kann nicht drehen. Besser ist „Helmert“.`,
    (angle) => `The sheet is turned by ${angle}°; “linear” cannot turn. “Helmert” is better.`,
    significant(rotation, 2),
  )
  return { reason: 'slope', message }
}

function scaleFinding({ scale }: Measures, sheet: SheetRecord): Finding | null {
  if (!scale || !sheet.scale || near(scale, sheet.scale, thresholds.scale)) return null
  const message = sentence(
    (found, recorded) => `Maßstab: nach den Punkten etwa 1:${found}, laut Karte 1:${recorded}.`,
    (found, recorded) => `Scale: about 1:${found} by the points, 1:${recorded} by the record.`,
    significant(scale, 3),
    sheet.scale,
  )
  return { reason: 'scale', message }
}

function paperFinding({ din, size }: SheetRecord): Finding | null {
  const paper = parsePaperSize(din)
  if (!paper || !size) return null
  const ratio = Math.max(size.width, size.height) / Math.min(size.width, size.height)
  if (near(ratio, paper.long / paper.short, thresholds.paper)) return null
  const message = sentence(
    (width, height, long, short) =>
      `Blattgröße: Das Bild (${width} × ${height} Pixel) hat ein anderes Seitenverhältnis als ${long} × ${short} mm.`,
    (width, height, long, short) =>
      `Sheet size: the scan (${width} × ${height} pixels) has other proportions than ${long} × ${short} mm.`,
    size.width,
    size.height,
    paper.long,
    paper.short,
  )
  return { reason: 'sheetSize', message }
}

function resolutionFinding({ dpi }: Measures, { resolution }: SheetRecord): Finding | null {
  if (!dpi) return null
  if (resolution && dpi.source === 'din' && !near(dpi.value, resolution, thresholds.resolution)) {
    const message = sentence(
      (found, recorded) => `Auflösung: nach Blattformat etwa ${found} dpi, laut Karte ${recorded} dpi.`,
      (found, recorded) => `Resolution: about ${found} dpi by the paper, ${recorded} dpi by the record.`,
      significant(dpi.value, 3),
      resolution,
    )
    return { reason: 'resolution', message }
  }
  if (dpi.value >= usualDpi.least && dpi.value <= usualDpi.most) return null
  const message = sentence(
    (found) => `Auflösung: ${found} dpi sind für einen Plan ungewöhnlich.`,
    (found) => `Resolution: ${found} dpi are unusual for a plan.`,
    significant(dpi.value, 3),
  )
  return { reason: 'resolution', message }
}

function stretchFinding({ affine }: Measures): Finding | null {
  if (!affine || near(affine.stretch, 1, thresholds.stretch)) return null
  const message = sentence(
    (part) => `Verzerrung: In der Breite ist das Blatt um ${part} % anders gedehnt als in der Höhe.`,
    (part) => `Distortion: across, the sheet is stretched by ${part} % more or less than upwards.`,
    significant((affine.stretch - 1) * 100, 2),
  )
  return { reason: 'stretch', message }
}

function shearFinding({ affine }: Measures): Finding | null {
  if (!affine || Math.abs(affine.shear) < thresholds.shear) return null
  const message = sentence(
    (angle) => `Scherung: Die Achsen des Blattes weichen um ${angle}° vom rechten Winkel ab.`,
    (angle) => `Shear: the axes of the sheet are ${angle}° off the right angle.`,
    significant(affine.shear, 2),
  )
  return { reason: 'shear', message }
}

function rotationFinding({ rotation }: Measures): Finding | null {
  if (Math.abs(rotation) < thresholds.rotation) return null
  const message = sentence(
    (angle) => `Drehung: Das Blatt ist um ${angle}° gegen Norden gedreht.`,
    (angle) => `Rotation: the sheet is turned by ${angle}° from north.`,
    significant(rotation, 3),
  )
  return { reason: 'rotation', message }
}

function near(value: number, wanted: number, part: number): boolean {
  return Math.abs(value / wanted - 1) <= part
}
