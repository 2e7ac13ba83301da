import preview from '@waldkerf/storybook/preview'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { noBaseMaps } from '../BaseMaps/baseMapTypes.ts'
import { readBaseMaps } from '../BaseMaps/readBaseMaps.ts'
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
  tags: ['long'],
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

/** Of the picture that was drawn last: red, green, blue and opacity in its middle, from 0 to 255. */
let middle: number[] = []

/** WebKit refuses bitmaps that a worker has made for textures: without a way round the sheet would be black. */
export const BitmapRefused = meta.story({
  tags: ['long'],
  args: ready,
  beforeEach: () => {
    middle = []
    const { texImage2D, drawElements } = WebGL2RenderingContext.prototype
    Object.assign(WebGL2RenderingContext.prototype, {
      texImage2D(this: WebGL2RenderingContext, ...args: Parameters<typeof texImage2D>) {
        const isRefused = args.some((one: unknown) => one instanceof ImageBitmap)
        // A level that cannot be makes the same error.
        texImage2D.apply(this, (isRefused ? [args[0], -1, ...args.slice(2)] : args) as typeof args)
      },
      drawElements(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElements>) {
        drawElements.apply(this, args)
        const pixel = new Uint8Array(4)
        const { drawingBufferWidth: width, drawingBufferHeight: height } = this
        this.readPixels(width / 2, height / 2, 1, 1, this.RGBA, this.UNSIGNED_BYTE, pixel)
        middle = [...pixel]
      },
    })
    return () => void Object.assign(WebGL2RenderingContext.prototype, { texImage2D, drawElements })
  },
  play: async ({ canvasElement, step }) => {
    await step('Das Blatt ist hell wie Papier', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-preview="webgl"]')).not.toBeNull(), {
        timeout: 8_000,
      })
      await waitFor(() => expect(Math.min(...middle)).toBeGreaterThan(100))
    })
  },
})

const harz = { west: 10.2, south: 51.6, east: 10.6, north: 51.9 }
const alps = { west: 11, south: 47.2, east: 11.4, north: 47.5 }
const where = (box: HTMLElement) =>
  (box.querySelector<HTMLElement>('canvas[data-view]')?.dataset['view'] ?? '').split(',').map(Number)

/** The section to start with becomes known after the map is mounted. */
function FoundLater(props: WarpMapProps) {
  const [section, setSection] = useState<NonNullable<WarpMapProps['start']>['section']>()
  return (
    <Frame>
      <button type="button" onClick={() => setSection(harz)}>
        Harz
      </button>
      <button type="button" onClick={() => setSection(alps)}>
        Alpen
      </button>
      <WarpMap {...props} start={{ section, onView: fn() }} />
    </Frame>
  )
}

export const NothingPlaced = meta.story({
  args: { ...ready, sheet: undefined, points: [] },
  render: FoundLater,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Die Karte öffnet sich, wo die Arbeit ist', async () => {
      await canvas.findByRole('button', { name: 'Vergrößern' }, { timeout: 8_000 })
      await userEvent.click(canvas.getByRole('button', { name: 'Harz' }))
      await waitFor(() => {
        const [west = 0, south = 0, east = 0, north = 0] = where(canvasElement)
        return expect(west < 10.2 && east > 10.6 && south < 51.6 && north > 51.9 && east - west < 3).toBe(true)
      })
    })
    await step('und bleibt, sobald jemand sie bewegt hat', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vergrößern' }))
      const before = where(canvasElement)
      await userEvent.click(canvas.getByRole('button', { name: 'Alpen' }))
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await expect(where(canvasElement)[0]).toBeGreaterThanOrEqual(before[0] ?? 0)
      await expect(where(canvasElement)[1]).toBeGreaterThan(51)
    })
  },
})

const { baseMaps: official } = readBaseMaps([
  { type: 'xyz', title: 'Amtliche Karte', provider: 'basemap.de', url: 'https://karten.invalid/{z}/{x}/{y}.png' },
])

/** Whether a background may be loaded is asked below the map: over it the question would lie on points. */
export const Asked = meta.story({
  args: { ...ready, baseMaps: { maps: official, person: 'nobody' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const map = canvas.getByRole('application', { name: 'Karte' })
    const no = await canvas.findByRole('button', { name: 'Nein' }, { timeout: 8_000 })
    await step('Die Frage liegt auf keinem Punkt', () =>
      expect(no.getBoundingClientRect().top).toBeGreaterThanOrEqual(map.getBoundingClientRect().bottom),
    )
    await step('Nach der Antwort liegt alles, wo es lag', async () => {
      await waitFor(() => expect(where(canvasElement)).toHaveLength(4))
      const [west, , , north] = where(canvasElement)
      await userEvent.click(no)
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Nein' })).toBeNull())
      await waitFor(() => expect(map.clientHeight).toBe(map.parentElement?.clientHeight))
      await expect(where(canvasElement)[0]).toBeCloseTo(west ?? 0, 6)
      await expect(where(canvasElement)[3]).toBeCloseTo(north ?? 0, 6)
    })
  },
})

const far: WarpPoint = { id: 4, label: '4', at: [13.9, 52.6], look: 'waiting' }
const start = { section: undefined, onView: fn() }
const east = () => start.onView.mock.lastCall?.[0].east as number
function Taking(props: WarpMapProps) {
  const [taken, setTaken] = useState<object>()
  return (
    <Frame>
      <button type="button" onClick={() => setTaken({})}>
        Übernehmen
      </button>
      <WarpMap {...props} points={taken ? [...points, far] : points} shown={taken} start={start} />
    </Frame>
  )
}

/** Points that were taken over come into view, also far from the sheet. */
export const TakenOver = meta.story({
  args: ready,
  render: (args) => <Taking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(east()).toBeLessThan(far.at[0]), { timeout: 8_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }))
    await waitFor(() => expect(east()).toBeGreaterThan(far.at[0]), { timeout: 8_000 })
  },
})
