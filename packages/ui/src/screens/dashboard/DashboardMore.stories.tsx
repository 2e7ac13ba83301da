import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Card } from '../../parts/Card/Card.tsx'
import { DashboardMore } from './DashboardMore.tsx'

const meta = preview.meta({
  component: DashboardMore,
  decorators: [
    (Story) => (
      <div style={{ container: 'dashboard / inline-size' }}>
        <Story />
      </div>
    ),
  ],
})

const panel = (title: string) => (
  <Card key={title} title={title}>
    …
  </Card>
)
const shared = { season: panel('Jahreslauf'), latest: panel('Zuletzt') }
const mine = panel('Meine Meldungen')
const queue = [panel('Warteschlange'), panel('Als Nächstes zu prüfen')] as const
const titles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map((heading) => heading.textContent)

export const Ready = meta.story({
  args: shared,
  play: async ({ canvasElement, step }) => {
    await step('Eigene Meldungen stehen bei Bürgerinnen und Bürgern oben auf der Seite, nicht hier', async () => {
      await expect(titles(canvasElement)).toEqual(['Jahreslauf', 'Zuletzt'])
    })
  },
})
export const Expert = meta.story({
  args: { ...shared, mine, queue },
  play: async ({ canvasElement, step }) => {
    await step('Von Experten die Warteschlange', async () => {
      await expect(titles(canvasElement)[0]).toBe('Warteschlange')
    })
  },
})
export const Administrator = meta.story({
  args: {
    ...shared,
    mine,
    queue,
    office: { forecast: panel('Prognose'), others: ['Vorgänge', 'Einmessung', 'Nutzer'].map(panel) },
  },
})
