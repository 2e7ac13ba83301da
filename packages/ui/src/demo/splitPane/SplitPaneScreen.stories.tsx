import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { SplitPaneScreen } from './SplitPaneScreen.tsx'

const meta = preview.meta({ component: SplitPaneScreen })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const outer = canvas.getByRole('separator', { name: 'Breite der linken Fläche' })
    const inner = canvas.getByRole('separator', { name: 'Höhe der oberen Fläche' })
    await step('Pfeiltasten bewegen den einen Griff, der andere bleibt', async () => {
      outer.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(outer).toHaveAttribute('aria-valuenow', '54')
      await expect(inner).toHaveAttribute('aria-valuenow', '50')
    })
    await step('Pos1 und Ende gehen bis zu einem Zehntel', async () => {
      await userEvent.keyboard('{Home}')
      await expect(outer).toHaveAttribute('aria-valuenow', '10')
      await userEvent.keyboard('{End}')
      await expect(outer).toHaveAttribute('aria-valuenow', '90')
    })
    await step('Ein Doppelklick stellt zurück', async () => {
      await userEvent.dblClick(outer)
      await expect(outer).toHaveAttribute('aria-valuenow', '50')
    })
  },
})
