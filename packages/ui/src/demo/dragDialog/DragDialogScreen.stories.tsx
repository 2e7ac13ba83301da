import preview from '@waldkerf/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { DragDialogScreen } from './DragDialogScreen.tsx'

const leftEdge = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left)

const meta = preview.meta({ component: DragDialogScreen })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Beweglichen Dialog öffnen' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Lieferadresse' })
    const middle = leftEdge(dialog)
    await step('Pfeiltasten verschieben ihn, aber nicht aus dem Fenster', async () => {
      screen.getByRole('button', { name: 'Mit den Pfeiltasten verschieben' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(leftEdge(dialog)).toBe(Math.min(middle + 16, innerWidth - dialog.offsetWidth)))
      await userEvent.keyboard('{ArrowRight>99/}')
      await waitFor(() => expect(leftEdge(dialog) + dialog.offsetWidth).toBeLessThanOrEqual(innerWidth))
    })
    await step('Geschlossen und neu geöffnet steht er wieder in der Mitte', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(opener)
      await expect(leftEdge(await screen.findByRole('dialog'))).toBe(middle)
    })
  },
})
