import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ThemeScreen } from './ThemeScreen.tsx'

const meta = preview.meta({ component: ThemeScreen, args: { isDark: false, onChange: fn() } })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Schalter stellt das Thema um', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Dunkles Thema' }))
      await expect(args.onChange).toHaveBeenCalledWith(true)
    })
  },
})
export const Dark = meta.story({ args: { isDark: true }, globals: { theme: 'dark' } })
