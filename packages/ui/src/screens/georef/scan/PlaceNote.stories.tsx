import { newPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PlaceNote } from './PlaceNote.tsx'

const points = [newPoint([0, 0], [565_000, 5_712_000]), newPoint([4, -2], [565_400, 5_711_800])]

const meta = preview.meta({ component: PlaceNote })

export const Ready = meta.story({
  args: { place: { points, epsg: 25_832 }, work: { points: [], epsg: 31_468 }, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Gefragt wird, nicht einfach übernommen', async () => {
      await expect(canvas.getByText(/2 Passpunkte, EPSG:25832/)).toBeVisible()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Übernommen sind es die Passpunkte, im System der Datei', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Als Passpunkte übernehmen' }))
      await expect(args.onChange).toHaveBeenCalledWith({ kind: 'replace', points, file: null, epsg: 25_832 })
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
})
const { args } = Ready.composed

export const WithPoints = meta.story({
  args: {
    ...args,
    work: { points: [{ ...newPoint([1, -1], [1, 2]), id: 1 }], epsg: null },
    place: { points, epsg: null },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Punkte, die schon da sind, würden ersetzt: das steht da, und es lässt sich lassen', async () => {
      await expect(canvas.getByText(/ohne Koordinatensystem.*ersetzen die Punkte/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Nicht übernehmen' }))
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
})
