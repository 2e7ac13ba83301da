import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { NotLoaded } from './NotLoaded.tsx'

const meta = preview.meta({ component: NotLoaded, parameters: { layout: 'padded' } })
const [clients, points] = [fn(), fn()]

export const Ready = meta.story({
  args: { parts: { clients }, names: { clients: 'Kunden', points: 'Passpunkte' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Es steht da, was fehlt, und ein Knopf lädt es', async () => {
      await expect(canvas.getByText('Kunden: nicht geladen')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
      await expect(clients).toHaveBeenCalled()
    })
  },
})
export const Several = meta.story({
  args: { ...Ready.composed.args, parts: { clients, points } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut laden' }))
    await expect(points).toHaveBeenCalled()
  },
})
/** All is there: there is nothing to say. */
export const Nothing = meta.story({
  args: { ...Ready.composed.args, parts: {} },
  parameters: { shown: { nothing: 'Nothing is missing, so nothing is said.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})
