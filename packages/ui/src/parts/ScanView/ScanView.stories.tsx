import preview from '@waldkerf/storybook/preview'
import { useEffect, useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { examplePlan } from './examples/examplePlan.ts'
import { openPicture, type ScanMark, type ScanPicture, ScanView, type ScanViewProps } from './ScanView.tsx'

const size = { width: 3_508, height: 2_480 }
const marks: readonly ScanMark[] = [
  { id: 1, label: '1', at: [420.5, 380.25], look: 'filled', arrow: [520, 420] },
  { id: 2, label: '2', at: [3_050, 410], look: 'filled' },
  { id: 3, label: '3', at: [2_900, 2_100], look: 'hollow' },
  { id: 4, label: '4', at: [500, 2_050], look: 'waiting' },
]

const Frame = styled.div`
  height: 100dvh;
`

/** Draws a plan and opens it as a file that somebody chose. */
function WithPlan(props: ScanViewProps) {
  const { width, height } = props.size
  const [picture, setPicture] = useState<ScanPicture>()
  useEffect(() => {
    const leaving = new AbortController()
    const open = async () => setPicture(await openPicture(await examplePlan({ width, height }), leaving.signal))
    open().catch(() => undefined)
    return () => leaving.abort()
  }, [width, height])
  return (
    <Frame data-open={picture !== undefined}>
      <ScanView {...props} picture={picture} />
    </Frame>
  )
}

const meta = preview.meta({ component: ScanView, render: (args) => <WithPlan {...args} /> })

const actions = {
  onPlace: fn(),
  onSelect: fn(),
  onMove: fn(),
  onDrop: fn(),
  onNudge: fn(),
  onPoint: fn(),
  onRemove: fn(),
}

export const Ready = meta.story({
  args: { label: 'Kartenbild', size, marks, selected: 2, cursor: [1_500, 1_200], actions },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Der Scan öffnet sich', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-open="true"]')).not.toBeNull(), { timeout: 8_000 })
    })
    const scan = canvas.getByRole('application', { name: 'Kartenbild' })
    await step('Pfeiltasten rücken den gewählten Punkt um ein Zehntel Pixel', async () => {
      scan.focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(actions.onNudge).toHaveBeenLastCalledWith(2, [0.1, 0], expect.any(String))
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
      await expect(actions.onNudge).toHaveBeenLastCalledWith(2, [0, -1], expect.any(String))
    })
    await step('Bild-ab geht zum nächsten Punkt, Entf löscht', async () => {
      await userEvent.keyboard('{PageDown}{Delete}')
      await expect(actions.onSelect).toHaveBeenLastCalledWith(3)
      await expect(actions.onRemove).toHaveBeenLastCalledWith(2)
    })
  },
})
const ready = Ready.composed.args

export const ByPointer = meta.story({
  args: { ...ready, selected: undefined },
  play: async ({ canvas, step }) => {
    const scan = canvas.getByRole('application', { name: 'Kartenbild' })
    const surface = scan.querySelector('canvas')
    if (!surface) throw new Error('no canvas')
    const press = (type: string, x: number, y: number) => {
      const { left, top } = scan.getBoundingClientRect()
      const at = { clientX: left + x, clientY: top + y, pointerId: 1, bubbles: true }
      return surface.dispatchEvent(new PointerEvent(type, { ...at, button: 0, isPrimary: true }))
    }
    const view = () => (surface.dataset['view'] ?? '').split(',').map(Number)
    mocked(actions.onPlace).mockClear()
    surface.setPointerCapture = () => undefined
    await step('Ein Klick auf das Blatt setzt einen Punkt, Ziehen nicht', async () => {
      // The whole sheet is in the middle of the pane, whose size may still have changed.
      await waitFor(async () => {
        const [scale = 0, fromLeft] = view()
        await expect(fromLeft).toBeCloseTo(size.width / 2 - scan.clientWidth / 2 / scale, 3)
      })
      const { width, height } = scan.getBoundingClientRect()
      press('pointerdown', width / 2, height / 2)
      press('pointerup', width / 2, height / 2)
      await expect(actions.onPlace).toHaveBeenCalledTimes(1)
      await expect(actions.onPlace).toHaveBeenLastCalledWith(
        [expect.closeTo(size.width / 2, 0), expect.closeTo(size.height / 2, 0)],
        expect.any(Number),
      )
      press('pointerdown', width / 2, height / 2)
      press('pointermove', width / 2 + 30, height / 2)
      press('pointerup', width / 2 + 30, height / 2)
      await expect(actions.onPlace).toHaveBeenCalledTimes(1)
    })
    await step('Wo ein gezogener Punkt losgelassen wird, wird gesagt, und wie genau', async () => {
      const [scale = 1, fromLeft = 0, fromTop = 0] = view()
      const [x, y] = [(3_050 - fromLeft) * scale, (410 - fromTop) * scale]
      // The points are there a moment after the sheet.
      await waitFor(async () => {
        press('pointermove', x, y)
        await expect(surface.dataset['hit']).toBe('true')
      })
      press('pointerdown', x, y)
      press('pointermove', x - 40, y)
      await expect(actions.onDrop).not.toHaveBeenCalled()
      press('pointerup', x - 40, y)
      const place = [expect.closeTo(3_050 - 40 / scale, -1), expect.closeTo(410, -1)]
      await expect(actions.onDrop).toHaveBeenLastCalledWith(2, place, expect.closeTo(1 / scale, 3))
    })
  },
})
export const WithoutPicture = meta.story({
  args: ready,
  play: async ({ canvas, userEvent, step }) => {
    const scan = canvas.getByRole('application', { name: 'Kartenbild' })
    const frame = scan.parentElement?.parentElement
    const view = () => (scan.querySelector('canvas')?.dataset['view'] ?? '').split(',').map(Number)
    const resize = (height: string) => frame?.style.setProperty('height', height)
    await step('Solange niemand es bewegt, bleibt das ganze Blatt in der Mitte', async () => {
      await waitFor(() => expect(view()[0]).toBeLessThan(1))
      resize('240px')
      await waitFor(async () => {
        const [scale = 0, , top = 0] = view()
        await expect(size.height * scale).toBeLessThan(240)
        await expect(2 * top + 240 / scale).toBeCloseTo(size.height)
      })
    })
    await step('Danach bleibt der Ausschnitt', async () => {
      scan.focus()
      await userEvent.keyboard('{Escape}+')
      const [scale] = view()
      resize('360px')
      await new Promise((resolve) => setTimeout(resolve, 100))
      await expect(view()[0]).toBe(scale)
      resize('')
    })
  },
  render: (args) => (
    <Frame>
      <ScanView {...args} />
    </Frame>
  ),
})
export const LargeSheet = meta.story({ args: { ...ready, size: { width: 7_016, height: 4_967 }, marks: [] } })
