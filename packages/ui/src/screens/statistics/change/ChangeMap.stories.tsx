import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ChangeMap } from './ChangeMap.tsx'

const meta = preview.meta({ component: ChangeMap, parameters: { layout: 'padded' } })

const cell = (id: string, west: number, south: number, change: number) => ({
  id,
  area: { west, south, east: west + 0.35, north: south + 0.22 },
  change,
  words: `${id}: ${change}`,
})
const args = {
  label: 'Felder mit mehr und mit weniger Meldungen als 2025',
  more: 'Mehr als 2025',
  fewer: 'Weniger als 2025',
  cells: [
    cell('Harz', 10.5, 51.7, 12),
    cell('Solling', 9.5, 51.7, -3),
    cell('Wien', 16.2, 48.1, 1),
    cell('Ulm', 10, 48.4, 0),
  ],
}

export const Ready = meta.story({
  args,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Mehr ist gefüllt, weniger umrandet; gleich viele bleiben frei', async () => {
      const kinds = [...canvasElement.querySelectorAll('polygon')].map((one) => one.dataset['change'])
      await expect(kinds).toEqual(['more', 'fewer', 'more'])
      await expect(canvas.getByText('Weniger als 2025')).toBeVisible()
    })
  },
})
/** The pointer opens a cell's records; the keyboard finds them in the table below. */
export const Leading = meta.story({
  args: { ...args, cells: args.cells.map((one) => ({ ...one, to: `/gis/index?ausschnitt=${one.id}` })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(3)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Unchanged = meta.story({ args: { ...args, cells: [cell('Ulm', 10, 48.4, 0)] } })
