import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ClipboardScreen } from './ClipboardScreen.tsx'

const meta = preview.meta({ component: ClipboardScreen, args: { onCopy: fn() } })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const copy = canvas.getByRole('button', { name: 'Kopieren' })
    await step('Was im Feld steht, wird kopiert', async () => {
      await userEvent.click(copy)
      await expect(args.onCopy).toHaveBeenCalledWith('https://example.org/waldkerf')
    })
    await step('Ein leeres Feld lässt sich nicht kopieren', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Text zum Kopieren' }))
      await expect(copy).toBeDisabled()
    })
  },
})
