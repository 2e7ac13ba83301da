import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { BulkRoleDialog } from './BulkRoleDialog.tsx'

const { users } = seedWorld({ today: storyDay, size: 'small' })
const opened = async () => within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))

const meta = preview.meta({ component: BulkRoleDialog })

export const Ready = meta.story({
  args: {
    all: users,
    chosen: users.slice(0, 8),
    routes: productRoutes,
    setRole: fn(async () => undefined),
    onClose: fn(),
  },
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    await step('Eine andere Rolle hat eine andere Vorschau', async () => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Rolle' }), 'Experte')
      await expect(dialog.getByText(/(hat|haben) diese Rolle schon/)).toBeVisible()
    })
  },
})

/** The only administrator cannot be anything else. */
export const NobodyReady = meta.story({
  args: { ...Ready.composed.args, chosen: users.slice(0, 1) },
  play: async ({ step }) => {
    const dialog = await opened()
    await step('Es gibt nichts zu beginnen', async () => {
      await expect(await dialog.findByText('Niemand der Gewählten lässt sich so ändern.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: /ändern$/ })).toBeDisabled()
    })
  },
})
