import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { LanguagesScreen } from './LanguagesScreen.tsx'

const meta = preview.meta({ component: LanguagesScreen, args: { onChange: fn() } })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tage und Zahlen stehen in der Schreibweise der Sprache', async () => {
      await expect(canvas.getByText('02.05.2026')).toBeVisible()
      await expect(canvas.getByText('12.500')).toBeVisible()
    })
    await step('Eine andere Sprache wird gewählt', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
      await expect(args.onChange).toHaveBeenCalledWith('en')
    })
  },
})
export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('02/05/2026')).toBeVisible()
    await expect(canvas.getByText('12,500')).toBeVisible()
  },
})
