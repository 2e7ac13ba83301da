import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const meta = preview.meta({ component: LanguageSwitch, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { language: 'de', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Switch to English/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('en')
  },
})
