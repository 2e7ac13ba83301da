import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import { newPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { isWithin, pointColumns, pointLimits } from './pointLimits.ts'
import { pointProblems, refusedPoint } from './pointProblems.ts'

const work = (...points: Parameters<typeof newPoint>[]) =>
  changed(emptyWorkplace('helmert', 25833), { kind: 'add', points: points.map((one) => newPoint(...one)) }).points

describe('values that the data service would refuse', () => {
  test('are named by point and column, in both languages', () => {
    const points = work([[1, -2], [389_000, 5_810_000]], [[91_202_949, -2], [389_000, 5e9]]) // prettier-ignore
    expect(pointProblems(points).map(({ nr, column, message }) => [nr, column, message.de, message.en])).toEqual([
      [
        2,
        'pixelx',
        'Punkt 2, Spalte: Dieser Wert kann nicht gespeichert werden; erlaubt ist -10.000.000 bis 10.000.000.',
        'Point 2, column: this value cannot be stored; from -10,000,000 to 10,000,000 is allowed.',
      ],
      [2, 'mapy', expect.stringContaining('Hochwert'), expect.stringContaining('northing')],
    ])
  })

  test('are none at the limits, and none beyond them goes through', () => {
    const column = fc.constantFrom(...pointColumns)
    fc.assert(
      fc.property(column, fc.double({ min: 1e-9, max: 1e15, noNaN: true }), (name, beyond) => {
        const { least, most } = pointLimits[name]
        expect([isWithin(name, least), isWithin(name, most), isWithin(name, Number.NaN)]).toEqual([true, true, false])
        fc.pre(most + beyond > most && least - beyond < least)
        expect([isWithin(name, most + beyond), isWithin(name, least - beyond)]).toEqual([false, false])
      }),
    )
  })
})

describe('a refusal of the data service', () => {
  test('leads to the place in the list', () => {
    expect(refusedPoint('{"nr": 2, "column": "pixelx"}')).toMatchObject({ nr: 2, column: 'pixelx' })
  })
  test.each(['', 'null', '7', '{"nr":"x","column":"pixelx"}', '{"nr":1,"column":"toString"}', '{"nr":1}'])(
    'that names none: %j',
    (hint) => expect(refusedPoint(hint)).toBeUndefined(),
  )
})
