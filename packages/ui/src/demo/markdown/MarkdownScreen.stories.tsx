import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { shadowText } from '../code/shadowText.ts'
import { MarkdownScreen } from './MarkdownScreen.tsx'
import { type MarkdownCardProps, MarkdownCard } from './MarkdownCard.tsx'

const meta = preview.meta({ component: MarkdownScreen, subcomponents: { MarkdownCard } })

export const Ready = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitFor(() => expect(shadowText(canvasElement, 3)).toBeDefined(), { timeout: 8_000 })
    await step('Was man schreibt, steht gleich in der Vorschau daneben', async () => {
      shadowText(canvasElement)?.focus()
      document.execCommand('insertText', false, '## Am Wald\n\n')
      const beside = within(canvas.getByRole('region', { name: 'Vorschau: Einfach' }))
      await waitFor(() => expect(beside.getByRole('heading', { name: 'Am Wald' })).toBeVisible(), { timeout: 5_000 })
    })
    await step('Jeder Editor zeigt sein eigenes HTML', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'HTML zeigen' })[2] as HTMLElement)
      const result = await canvas.findByRole('region', { name: 'Ergebnis: Eigene Werkzeuge' }, { timeout: 5_000 })
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
/** A text that once blocked the page for eight seconds. */
export const Hostile = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await waitFor(() => expect(shadowText(canvasElement, 3)).toBeDefined(), { timeout: 8_000 })
    await step('Ein Text aus lauter Sternen hält nichts auf', async () => {
      shadowText(canvasElement)?.focus()
      document.execCommand('insertText', false, '*a'.repeat(2_000))
      const beside = canvas.getByRole('region', { name: 'Vorschau: Einfach' })
      await waitFor(() => expect(beside).toHaveTextContent(/a{500}/), { timeout: 5_000 })
    })
  },
})

const card = { title: 'Einfach', height: 200, preview: 'beside' } satisfies MarkdownCardProps

export const Card = meta.story({
  args: Ready.composed.args,
  render: () => <MarkdownCard {...card} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vorschau: Einfach' })).toBeVisible()
  },
})
/** A single tool, and the preview in a tab of its own. */
export const CardTabbed = meta.story({
  args: Ready.composed.args,
  render: () => <MarkdownCard {...card} preview="tab" tools={['bold']} />,
  parameters: { layout: 'padded' },
})
