import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { DndListScreen } from './DndListScreen.tsx'

const meta = preview.meta({ component: DndListScreen })

export const Ready = meta.story({
  args: { state: { status: 'ready', data: seedTemplate().articles.slice(0, 20) } },
  play: async ({ canvas, userEvent, step }) => {
    const rows = (list: string) => within(canvas.getByRole('list', { name: list })).getAllByRole('listitem')
    await step('Plus hängt einen Artikel an die Liste', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^6 .* in die Liste$/ }))
      await expect(rows('Liste').at(-1)).toHaveTextContent(/^6 /)
      await expect(rows('Vorrat')).toHaveLength(14)
      await expect(canvas.getByText(/^6 .* abgelegt auf Platz 6 in Liste\.$/)).toBeInTheDocument()
      await expect(rows('Liste').at(-1)).toContainElement(document.activeElement as HTMLElement)
    })
    await step('Was die Liste verlässt, steht im Vorrat zuoberst', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^1 .* zurück in den Vorrat$/ }))
      await expect(rows('Vorrat').at(0)).toHaveTextContent(/^1 /)
    })
  },
})
export const Empty = meta.story({ args: { state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
})
