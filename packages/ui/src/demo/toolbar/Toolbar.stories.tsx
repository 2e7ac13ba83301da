import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'

const press = fn()

const args: ToolbarProps = {
  label: 'Werkzeuge',
  tools: [
    { id: 'bold', label: 'Fett', face: { glyph: 'F', look: 'bold' }, pressed: true, onPress: press },
    { id: 'undo', label: 'Rückgängig', face: { icon: 'undo' }, disabled: true, onPress: press },
    { id: 'list', label: 'Liste', face: { icon: 'list' }, startsGroup: true, onPress: press },
  ],
}

const meta = preview.meta({ component: Toolbar, args })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab führt einmal hinein, Pfeiltasten bewegen', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Fett' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('button', { name: 'Liste' })).toHaveFocus()
    })
    await step('Was gerade nicht geht, tut nichts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await expect(press).not.toHaveBeenCalled()
    })
  },
})
