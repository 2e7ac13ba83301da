import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { MixinScreen } from './MixinScreen.tsx'

const meta = preview.meta({ component: MixinScreen })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Sechs Zeichen müssen es sein, und das Feld sagt es beim Tippen', async () => {
      const field = canvas.getByRole('textbox', { name: 'Kennung aus sechs Zeichen' })
      await userEvent.type(field, 'Fi-10')
      await expect(canvas.getByText('Es müssen genau sechs Zeichen sein.')).toBeVisible()
      await userEvent.type(field, '4')
      await expect(canvas.queryByText('Es müssen genau sechs Zeichen sein.')).toBeNull()
    })
    await step('Weitersagen klappt sechs Verweise auf und wieder zu', async () => {
      const share = canvas.getByRole('button', { name: 'Weitersagen' })
      await userEvent.click(share)
      await expect(canvas.getAllByRole('link', { name: 'Tabelle' })).toHaveLength(2)
      await expect(canvas.getAllByRole('link', { name: 'Tabelle' })[1]).toHaveAttribute('href', '/example/list')
      await userEvent.click(share)
      await expect(share).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Wellen gehen auch von der Tastatur aus', async () => {
      canvas.getByRole('button', { name: 'Hier drücken' }).focus()
      await userEvent.keyboard('{Enter}')
    })
  },
})
