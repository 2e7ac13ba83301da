import preview from '@waldkerf/storybook/preview'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { examplePages } from '../examples/exampleActions.ts'
import { DocumentPreview } from './DocumentPreview.tsx'

const meta = preview.meta({ component: DocumentPreview, parameters: { layout: 'padded' } })

/** The editor's scrolling frame around the sheets, as wide as a phone. */
const Phone = styled.div`
  width: 360px;
  height: 500px;
  overflow: auto;
  container-type: inline-size;
`

const { model } = exampleDocument('invoice')

export const Ready = meta.story({
  args: { model, layOut: fn(async () => examplePages), onCheck: fn() },
  play: async ({ canvas, step }) => {
    await step('Jede Seite steht da, mit Übertrag und Code', async () => {
      await expect(await canvas.findByRole('region', { name: 'Seite 1 von 2' })).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Seite 2 von 2' })).toHaveTextContent('Gesamtbetrag')
      await expect(canvas.getAllByText('Übertrag')).toHaveLength(2)
      await expect(getComputedStyle(canvas.getAllByText('27.12.2024')[0]!).fontVariantNumeric).toBe('tabular-nums')
      await expect(canvas.getByRole('img', { name: 'GiroCode' })).toBeInTheDocument()
    })
  },
})
const touch = (target: HTMLElement, at: number, x: number) =>
  new Touch({ identifier: at, target, clientX: x, clientY: 200 })
/** A sheet is as wide as the phone; two fingers make it larger within its frame, and never smaller than whole. */
export const OnAPhone = meta.story({
  args: Ready.composed.args,
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Phone data-testid="frame" role="region" aria-label="Blatt" tabIndex={0}>
      <DocumentPreview {...args} />
    </Phone>
  ),
  play: async ({ canvas, step }) => {
    const sheet = await canvas.findByRole('region', { name: 'Seite 1 von 2' })
    const frame = canvas.getByTestId('frame')
    const pinch = (from: number, to: number) => {
      for (const [type, half] of [
        ['touchstart', from],
        ['touchmove', to],
        ['touchend', to],
      ] as const) {
        const touches = type === 'touchend' ? [] : [touch(sheet, 0, 180 - half), touch(sheet, 1, 180 + half)]
        sheet.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }))
      }
    }
    await step('Sie passt in die Breite', async () => {
      await waitFor(() => expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth))
    })
    await step('Zwei Finger vergrößern sie, höchstens vierfach; was unter ihnen liegt, bleibt dort', async () => {
      const width = sheet.getBoundingClientRect().width
      pinch(50, 100)
      await expect(sheet.getBoundingClientRect().width / width).toBeCloseTo(2, 1)
      await expect(frame.scrollLeft).toBeGreaterThan(100)
      pinch(20, 150)
      await expect(sheet.getBoundingClientRect().width / width).toBeCloseTo(4, 1)
      pinch(150, 10)
      await expect(sheet.getBoundingClientRect().width).toBeCloseTo(width, 0)
    })
    await step('Zweimal getippt ist sie groß, und wieder ganz', async () => {
      await userEvent.dblClick(sheet)
      await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
      await userEvent.dblClick(sheet)
      await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    })
  },
})
export const Loading = meta.story({
  args: { ...Ready.composed.args, layOut: fn(async () => new Promise<never>(() => undefined)) },
})
/** After sending: the sheet that was written stays until the pages are there. */
export const Meanwhile = meta.story({
  args: { ...Loading.composed.args, meanwhile: <p>Das Blatt, wie es geschrieben wurde</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Das Blatt, wie es geschrieben wurde')).toBeVisible()
  },
})
/** For example an address that is too long: the reason is shown, with a button to try again. */
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    layOut: fn(async () => {
      throw new Error('Die Anschrift des Kunden ist für das Adressfeld zu lang.')
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }))
    await expect(await canvas.findByText(/für das Adressfeld zu lang/)).toBeVisible()
    await expect(args.layOut).toHaveBeenCalledTimes(2)
  },
})
/** Nothing is laid out while a number can be read in two ways. */
export const Unclear = meta.story({
  args: {
    ...Ready.composed.args,
    model: {
      ...model,
      groups: model.groups.map((group) => ({
        ...group,
        lines: group.lines.map((line) => ({ ...line, unclear: { quantity: '1.23' } })),
      })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Prüfung' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await expect(args.layOut).not.toHaveBeenCalled()
  },
})
