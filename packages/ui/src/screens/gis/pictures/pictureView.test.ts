import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asTaken, maxZoom, panBy, type PictureView, showWhole, viewStyle, turn, zoomAt } from './pictureView.ts'

const part = fc.double({ min: -0.5, max: 0.5, noNaN: true })
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })

/** Where a point of the picture lies on the stage. */
const onStage = (view: PictureView, point: number) => view.x + point * view.zoom

describe('looking at a picture', () => {
  it('keeps what lies under the pointer while it grows', () => {
    const before = zoomAt(asTaken, 2, 0.25)
    const point = (0.25 - before.x) / before.zoom
    expect(onStage(zoomAt(before, 1.5, 0.25), point)).toBeCloseTo(0.25)
  })

  it('never leaves the stage and never shows less than it could, whatever one does', () => {
    const steps = fc.array(
      fc.oneof(fc.tuple(fc.constant('zoom'), factor, part), fc.tuple(fc.constant('pan'), part, part)),
    )
    fc.assert(
      fc.property(steps, (all) => {
        const view = all.reduce(
          (last, [kind, a, b]) => (kind === 'zoom' ? zoomAt(last, a, b, b) : panBy(last, a, b)),
          asTaken,
        )
        expect(view.zoom).toBeGreaterThanOrEqual(1)
        expect(view.zoom).toBeLessThanOrEqual(maxZoom)
        expect(Math.abs(view.x)).toBeLessThanOrEqual((view.zoom - 1) / 2 + 1e-9)
        expect(showWhole(view)).toMatchObject({ zoom: 1, x: 0, y: 0 })
      }),
    )
  })

  it('has turned round after four quarters', () => {
    const turned = turn(zoomAt(asTaken, 3))
    expect(turned).toMatchObject({ turns: 1, zoom: 1 })
    expect(turn(turn(turn(turned)))).toEqual(asTaken)
  })

  it('fills the stage lying on its side as well', () => {
    expect(viewStyle(turn(asTaken))).toMatchObject({ width: '100cqh', height: '100cqw', filter: 'none' })
    expect(viewStyle({ ...asTaken, contrast: 150 }).filter).toBe('brightness(100%) contrast(150%)')
  })
})
