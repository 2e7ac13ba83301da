import preview from '@waldkerf/storybook/preview'
import { expect, within } from 'storybook/test'
import { SessionPage } from './session/SessionPage.tsx'
import { startCells } from './session/startDrawing.ts'

const meta = preview.meta({ component: SessionPage })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const rows = () => within(canvas.getByRole('table')).getAllByRole('row').length - 1
    await step('Die Tabelle nennt jede Zelle des Codes', async () => {
      await expect(rows()).toBe(startCells.length)
    })
    await step('Eine Folge zeigt, woher sie kommen kann', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^reloadOrStop/ }))
      await expect(rows()).toBe(startCells.filter(({ outcome }) => outcome === 'reloadOrStop').length)
      await userEvent.click(canvas.getByRole('button', { name: /^reloadOrStop/ }))
    })
  },
})
