import type { Message } from '@waldkerf/domain/georef/message'
import type { WorkPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { isWithin, type PointColumn, pointLimits } from './pointLimits.ts'

/** A value of a point that cannot be stored. `nr` is the point's place in the list from 1. */
export interface PointProblem {
  nr: number
  column: PointColumn | 'enable'
  message: Message
}

const labels: Record<PointProblem['column'], Message> = {
  nr: { de: 'Nummer', en: 'number' },
  mapx: { de: 'Rechtswert', en: 'easting' },
  mapy: { de: 'Hochwert', en: 'northing' },
  pixelx: { de: 'Spalte', en: 'column' },
  pixely: { de: 'Zeile', en: 'row' },
  enable: { de: 'Kategorie', en: 'category' },
  dx: { de: 'dx', en: 'dx' },
  dy: { de: 'dy', en: 'dy' },
  residual: { de: 'Restklaffe', en: 'residual' },
}

const formats = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** Names the refused value and its point, and the allowed range. */
export function pointProblem(nr: number, column: PointProblem['column']): PointProblem {
  const limits = column === 'enable' ? undefined : pointLimits[column]
  const allowed = (language: 'de' | 'en', words: (least: string, most: string) => string) =>
    limits ? words(formats[language].format(limits.least), formats[language].format(limits.most)) : ''
  const { de, en } = labels[column]
  return {
    nr,
    column,
    message: {
      de: `Punkt ${nr}, ${de}: Dieser Wert kann nicht gespeichert werden${allowed('de', (least, most) => `; erlaubt ist ${least} bis ${most}`)}.`,
      en: `Point ${nr}, ${en}: this value cannot be stored${allowed('en', (least, most) => `; from ${least} to ${most} is allowed`)}.`,
    },
  }
}

/** Values that the data service would refuse, point by point. */
export function pointProblems(points: readonly WorkPoint[]): PointProblem[] {
  return points.flatMap(({ pixel, map }, at) => {
    const values = { pixelx: pixel?.[0], pixely: pixel?.[1], mapx: map?.[0], mapy: map?.[1] }
    return Object.entries(values).flatMap(([name, value]) => {
      const column = name as keyof typeof values
      return value === undefined || isWithin(column, value) ? [] : pointProblem(at + 1, column)
    })
  })
}

/**
 * The refused value, from the hint that the data service's answer carries: `{"nr": 3, "column": "pixelx"}`.
 */
export function refusedPoint(hint: string): PointProblem | undefined {
  const { nr, column } = readHint(hint)
  return isColumn(column) && typeof nr === 'number' ? pointProblem(nr, column) : undefined
}

function readHint(hint: string): { nr?: unknown; column?: unknown } {
  try {
    const read: unknown = JSON.parse(hint)
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

const isColumn = (name: unknown): name is PointProblem['column'] =>
  typeof name === 'string' && Object.hasOwn(labels, name)
