import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { AsUserDialog } from './AsUserDialog.tsx'

const { users } = seedWorld({ today: storyDay, size: 'small' })
const withRole = (app_status: string) => ({ ...users[3]!, app_status })

const meta = preview.meta({ component: AsUserDialog })

export const Ready = meta.story({
  args: { user: withRole('ogf_citizens'), routes: productRoutes, onClose: fn() },
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))
    await step('Nichts außer Schließen ist möglich', async () => {
      await expect(dialog.getByText('Experte werden')).toBeVisible()
      await expect(dialog.queryByRole('link')).toBeNull()
      await expect(dialog.getAllByRole('button').every((button) => button.textContent !== 'GIS')).toBe(true)
    })
  },
})
const { routes, onClose } = Ready.composed.args
export const Administrator = meta.story({ args: { user: withRole('ogf_admin'), routes, onClose } })
export const NewUser = meta.story({ args: { user: withRole('ogf_new'), routes, onClose } })
