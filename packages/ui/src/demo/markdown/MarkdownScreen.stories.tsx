import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { shadowText } from '../code/shadowText.ts'
import { MarkdownScreen } from './MarkdownScreen.tsx'

const meta = preview.meta({ component: MarkdownScreen })

export const Ready = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitFor(() => expect(shadowText(canvasElement, 3)).toBeDefined(), { timeout: 8_000 })
    await step('Was man schreibt, steht gleich in der Vorschau daneben', async () => {
      shadowText(canvasElement)?.focus()
      document.execCommand('insertText', false, '## Am Wald\n\n')
      const beside = within(canvas.getByRole('region', { name: 'Vorschau: Einfach' }))
      await waitFor(() => expect(beside.getByRole('heading', { name: 'Am Wald' })).toBeVisible())
    })
    await step('Jeder Editor zeigt sein eigenes HTML', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'HTML zeigen' })[2] as HTMLElement)
      const result = canvas.getByRole('region', { name: 'Ergebnis: Eigene Werkzeuge' })
      await expect(result).toHaveTextContent('<p><strong>Das ist ein Beispiel</strong></p>')
      await expect(result).not.toHaveTextContent('Am Wald')
    })
    await step('Ein Werkzeug wirkt auf die Zeile', async () => {
      const tools = within(canvas.getByRole('toolbar', { name: 'Werkzeuge: Eigene Werkzeuge' }))
      await expect(tools.getAllByRole('button')).toHaveLength(3)
      await userEvent.click(tools.getByRole('button', { name: 'Überschrift' }))
      await waitFor(() => expect(shadowText(canvasElement, 2)?.textContent).toMatch(/^## /))
    })
    await step('Die Vorschau als Register', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Vorschau' }))
      await expect(canvas.getByRole('region', { name: 'Vorschau: Vorschau als Register' })).toBeVisible()
    })
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const English = meta.story({ globals: { language: 'en' } })
