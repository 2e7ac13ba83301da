import { readings } from '@waldkerf/domain/office/input/readings'

const plain = /^[-+]?\d+(?:[.,]\d+)?°?$/
const oneGroup = /^[-+]?\d{1,3}[.,]\d{3}$/

/** Metres below this are no coordinate, but half of one. */
const fewestMetres = 1_000

/**
 * A coordinate in German or English notation; undefined where it is no number, or could be two.
 * @param isDegrees 48.512 are 48 degrees, but 48512 metres
 */
export function readCoordinate(typed: string, isDegrees: boolean): number | undefined {
  const text = typed.trim().replace('\u2212', '-')
  if (plain.test(text) && (isDegrees || !oneGroup.test(text))) return Number(text.replace(',', '.').replace('°', ''))
  const fitting = readings(text)
    .map(({ value }) => Number(value))
    .filter((value) => (isDegrees ? Math.abs(value) <= 180 : Math.abs(value) >= fewestMetres))
  return fitting.length === 1 ? fitting[0] : undefined
}
