import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SearchButton } from './SearchButton.tsx'

const meta = preview.meta({ component: SearchButton })

export const Ready = meta.story({
  args: { place: 'bar', onOpen: fn() },
  globals: { viewport: { value: 'desktop' } },
})

/** In the drawer, where the navbar has no room for the button. */
export const InDrawer = meta.story({
  args: { place: 'drawer', onOpen: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Druck öffnet die Suche', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Alles durchsuchen' }))
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
  },
})
