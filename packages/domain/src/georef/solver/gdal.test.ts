import { expect, test } from 'vitest'
import { fit } from './fit.ts'
import vectors from './gdal.vectors.json' with { type: 'json' }
import type { Mapping, TransformType } from './types.ts'

const points = new Map(Object.entries(vectors.sheets))
type Vector = { from: number[]; to: number[] }

test.each(vectors.cases)('$type agrees with GDAL on a $sheet sheet', ({ sheet, type, forward, backward }) => {
  const found = fit(type as TransformType, points.get(sheet) ?? [])
  if (!found.ok) throw new Error(found.message.en)
  for (const vector of forward) expect(distance(found.forward, vector)).toBeLessThan(1e-6)
  for (const vector of backward) expect(distance(found.backward, vector)).toBeLessThan(1e-6)
})

function distance(mapping: Mapping, { from: [x = NaN, y = NaN], to: [wantedX = NaN, wantedY = NaN] }: Vector): number {
  const [gotX, gotY] = mapping([x, y])
  return Math.hypot(gotX - wantedX, gotY - wantedY)
}
