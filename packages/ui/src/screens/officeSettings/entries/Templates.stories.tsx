import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { Templates } from './Templates.tsx'

const meta = preview.meta({ component: Templates, parameters: { layout: 'padded' } })

const { positionTemplates } = seedWorld({ today: storyDay, size: 'small' })

export const Ready = meta.story({
  args: {
    templates: { status: 'ready', data: positionTemplates.slice(0, 3) },
    actions: { add: fn(async () => undefined), update: fn(async () => undefined), remove: fn() },
    onTyping: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /bearbeiten$/ })[0]!)
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))
    await step('Ein Preis, der sich auf zwei Arten lesen lässt, wird nicht gespeichert', async () => {
      const price = dialog.getByRole('textbox', { name: 'Einzelpreis netto' })
      await userEvent.clear(price)
      await userEvent.type(price, '1.23')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(args.actions.update).not.toHaveBeenCalled()
      await expect(args.onTyping).toHaveBeenLastCalledWith(true)
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, templates: { status: 'ready', data: [] } } })
