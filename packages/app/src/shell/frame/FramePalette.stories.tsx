import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect, fn } from 'storybook/test'
import { FramePalette } from './FramePalette.tsx'

const meta = preview.meta({
  component: FramePalette,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
  },
  render: (args) => (
    <Stage user="expert@waldkerf.test" path="/dashboard">
      <FramePalette {...args} />
    </Stage>
  ),
})

/** Without a search of its own a part offers pages and actions only. */
export const Ready = meta.story({
  args: {
    navigation: {
      menu: [{ id: 'gis', title: 'GIS', to: '/gis/index', icon: 'map' }],
      currentPath: '/dashboard',
      breadcrumb: [],
    },
    signOut: fn(),
    onOpen: fn(),
    onChoose: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine Aktion öffnet, was über der Seite liegt', async () => {
      await userEvent.type(await canvas.findByRole('combobox', {}, { timeout: 5_000 }), 'tastenk{Enter}')
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'help' }))
      await expect(args.onOpen).toHaveBeenLastCalledWith('help')
    })
  },
})
