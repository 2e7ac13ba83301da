import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { KeyboardHelp } from './KeyboardHelp.tsx'

const meta = preview.meta({ component: KeyboardHelp })

export const Ready = meta.story({
  args: { open: true, onClose: fn(), singleKeys: true, onSingleKeys: fn() },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }))
    await step('Die Tasten der Georeferenzierung stehen dabei', async () => {
      await expect(dialog.getByRole('heading', { name: 'Georeferenzierung' })).toBeVisible()
      await expect(dialog.getByText('Gewählten Punkt löschen')).toBeVisible()
    })
    await step('Einzelne Tasten lassen sich abschalten', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /einzelnen Taste/ }))
      await expect(args.onSingleKeys).toHaveBeenCalledWith(false)
    })
    await step('Escape schließt', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    })
  },
})
