import preview from '@waldkerf/storybook/preview'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { noBaseMaps } from '../BaseMaps/baseMapTypes.ts'
import { examplePlan } from '../ScanView/examples/examplePlan.ts'
import type { Place, WarpPoint, WarpSheet } from './warpTypes.ts'
import { WarpMap, type WarpMapProps } from './WarpMap.tsx'

const size = { width: 2_000, height: 1_400 }
/** A sheet in Brandenburg, turned a little and bent as old paper is. */
const place = ([column, row]: readonly [number, number]): Place => [
  13.4 + column * 1e-5 + row * 1e-6 + 4e-10 * (column - 1_000) ** 2,
  52.3 - row * 6e-6 + column * 6e-7,
]
const points: readonly WarpPoint[] = [
  { id: 1, label: '1', at: place([200, 200]), look: 'filled', arrow: place([320, 260]) },
  { id: 2, label: '2', at: place([1_800, 250]), look: 'filled' },
  { id: 3, label: '3', at: place([1_000, 1_200]), look: 'hollow' },
]
const sheet: WarpSheet = { size, place, affine: false }

const Frame = styled.div`
  height: 100dvh;
`

function WithPlan(props: WarpMapProps) {
  const [picture, setPicture] = useState<ImageBitmap>()
  useEffect(() => {
    const draw = async () => setPicture(await createImageBitmap(await examplePlan(size)))
    draw().catch(() => undefined)
  }, [])
  const [shown, setShown] = useState(props.sheet)
  if (picture && shown && shown.picture !== picture) setShown({ ...shown, picture })
  return (
    <Frame>
      <WarpMap {...props} sheet={shown} />
    </Frame>
  )
}

const meta = preview.meta({ component: WarpMap, render: (args) => <WithPlan {...args} /> })

const actions = { onPlace: fn(), onSelect: fn(), onNudge: fn(), onMove: fn() }

export const Ready = meta.story({
  args: {
    label: 'Karte',
    sheet,
    points,
    selected: 2,
    cursor: place([900, 600]),
    look: { opacity: 0.9, swipe: 1 },
    baseMaps: noBaseMaps,
    actions,
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Der entzerrte Scan liegt über der Karte', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-preview]')).not.toBeNull(), { timeout: 8_000 })
    })
    await step('Pfeiltasten rücken den gewählten Punkt; oben ist Norden', async () => {
      canvas.getByRole('application', { name: 'Karte' }).focus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(actions.onNudge).toHaveBeenLastCalledWith(2, [0, 0.1], expect.any(String))
    })
  },
})
const ready = Ready.composed.args

export const Swiped = meta.story({ args: { ...ready, look: { opacity: 1, swipe: 0.5 } } })
export const OutlineAlone = meta.story({
  args: ready,
  render: (args) => (
    <Frame>
      <WarpMap {...args} />
    </Frame>
  ),
})
/** Without a graphics card the net is drawn triangle by triangle. */
export const WithoutGraphicsCard = meta.story({
  args: ready,
  beforeEach: () => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function context(
      this: HTMLCanvasElement,
      kind: string,
      options?: unknown,
    ) {
      return kind === 'webgl2' ? null : (original.call(this, kind, options) as never)
    } as typeof original
    return () => {
      HTMLCanvasElement.prototype.getContext = original
    }
  },
  play: async ({ canvasElement, step }) => {
    await step('Es ist trotzdem da', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-preview="canvas"]')).not.toBeNull(), {
        timeout: 8_000,
      })
    })
  },
})
