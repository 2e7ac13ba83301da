import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { NumberCell } from './NumberCell.tsx'

const meta = preview.meta({ component: NumberCell })

export const Ready = meta.story({
  args: { label: 'Rechtswert von Punkt 1', value: 389_012.123456, digits: 3, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const cell = canvas.getByRole('textbox', { name: 'Rechtswert von Punkt 1' })
    await step('Sie zeigt drei Stellen, und alle, wenn man hineintippt', async () => {
      await expect(cell).toHaveValue('389012,123')
      await userEvent.click(cell)
      await expect(cell).toHaveValue('389012,123456')
    })
    await step('Es zu lassen, wie es ist, ändert nichts, auch Unsinn und Escape nicht', async () => {
      await userEvent.tab()
      await userEvent.clear(cell)
      await userEvent.type(cell, 'Baum')
      await expect(cell).toHaveAttribute('aria-invalid', 'true')
      await userEvent.keyboard('{Escape}')
      await expect(cell).toHaveValue('389012,123')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Enter nimmt das Getippte, wie man es schreibt', async () => {
      await userEvent.clear(cell)
      await userEvent.type(cell, '389.500,25{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith(389_500.25)
    })
  },
})
export const NotSet = meta.story({ args: { ...Ready.composed.args, value: null } })
