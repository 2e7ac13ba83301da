import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PagePermissionScreen } from './PagePermissionScreen.tsx'

const meta = preview.meta({
  component: PagePermissionScreen,
  args: { roles: ['admin', 'editor', 'visitor'], role: 'admin', busy: false, onChoose: fn() },
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine andere Rolle wird gewählt', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'editor' }))
      await expect(args.onChoose).toHaveBeenCalledWith('editor')
    })
  },
})
/** There is no other role to choose. */
export const Empty = meta.story({ args: { roles: [] } })
export const Switching = meta.story({ args: { busy: true } })
