import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({ component: IconButton, parameters: { layout: 'centered' } })
const press = fn()

export const Ready = meta.story({
  args: { label: 'Schließen', icon: 'close', onClick: press },
  play: async ({ canvas, userEvent, step }) => {
    await step('Er wird mit der Tastatur erreicht und gedrückt', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Schließen' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(press).toHaveBeenCalled()
    })
  },
})
export const Pressed = meta.story({ args: { label: 'Tabelle zeigen', icon: 'table', 'aria-pressed': true } })
export const Disabled = meta.story({ args: { label: 'Schließen', icon: 'close', disabled: true } })
