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
const shared = { season: panel('Jahreslauf'), latest: panel('Zuletzt'), mine: panel('Meine Meldungen') }
const queue = [panel('Warteschlange'), panel('Am längsten offen')] as const
const titles = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map((heading) => heading.textContent)

export const Ready = meta.story({
  args: shared,
  play: async ({ canvasElement, step }) => {
    await step('Of citizens the own reports come first', async () => {
      await expect(titles(canvasElement)).toEqual(['Meine Meldungen', 'Jahreslauf', 'Zuletzt'])
    })
  },
})
export const Expert = meta.story({
  args: { ...shared, queue },
  play: async ({ canvasElement, step }) => {
    await step('Of experts the queue', async () => {
      await expect(titles(canvasElement)[0]).toBe('Warteschlange')
    })
  },
})
export const Administrator = meta.story({
  args: {
    ...shared,
    queue,
    office: { forecast: panel('Prognose'), pairs: ['Vorgänge', 'Einmessung', 'Nutzer', 'Anfragen'].map(panel) },
  },
})
