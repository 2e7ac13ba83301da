import preview from '@waldkerf/storybook/preview'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Suspense } from 'react'
import { expect } from 'storybook/test'
import { loadFailureWords } from '../errors/errors.ts'
import { notices } from '../notices/notices.ts'
import { lazyPanel } from './pageCode.ts'
import { PanelBoundary } from './PanelBoundary.tsx'

/** The panel throws while `broken`. */
const world = { broken: true }

function Season() {
  if (world.broken) throw new TypeError('rows is undefined')
  return <p>Der Flug beginnt im April.</p>
}

const meta = preview.meta({
  component: PanelBoundary,
  beforeEach: async () => {
    world.broken = true
    notices.forget()
    await loadFailureWords()
    return notices.forget
  },
  decorators: [
    (Story) => (
      <main>
        <Card title="Arten">Buchdrucker, Kupferstecher</Card>
        <Card title="Saison">
          <Story />
        </Card>
      </main>
    ),
  ],
})

export const Ready = meta.story({
  args: { name: 'Saison', children: <Season /> },
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Fehler steht an seinem Platz, ohne seine Interna, und in der Liste', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Saison: Anzeige unterbrochen')
      await expect(canvas.queryByText(/undefined/)).toBeNull()
      await expect(notices.snapshot().errors).toMatchObject([{ place: 'Saison', count: 1 }])
      await expect(canvas.getByText('Buchdrucker, Kupferstecher')).toBeVisible()
    })
    await step('Erneut versucht ist er vorbei', async () => {
      world.broken = false
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(canvas.getByText('Der Flug beginnt im April.')).toBeVisible()
    })
  },
})

const LaterSeason = lazyPanel(async () => {
  if (world.broken) throw new TypeError('Failed to fetch dynamically imported module')
  return Season
})

/** The panel's code failed to load; another try loads it. */
export const CodeMissing = meta.story({
  args: {
    name: 'Saison',
    children: (
      <Suspense>
        <LaterSeason />
      </Suspense>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('An seinem Platz steht, dass er fehlt', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Saison: Anzeige unterbrochen')
    })
    await step('Erneut versucht kommt er', async () => {
      world.broken = false
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await canvas.findByText('Der Flug beginnt im April.')).toBeVisible()
    })
  },
})
