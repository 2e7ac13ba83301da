import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { WhenSeen } from './WhenSeen.tsx'

const room = (
  <Card title="Jahreslauf">
    <div style={{ height: 120 }} />
  </Card>
)
const content = <Card title="Jahreslauf">1.204 Funde</Card>

const meta = preview.meta({
  component: WhenSeen,
  args: { room, children: content },
  render: (args) => (
    <main>
      <h1>Übersicht</h1>
      <WhenSeen {...args} />
    </main>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Was zu sehen ist, kommt gleich', async () => {
      await expect(await canvas.findByText('1.204 Funde')).toBeVisible()
    })
  },
})

/** Far below: a placeholder shows the title; the content is mounted when somebody scrolls there. */
export const FarBelow = meta.story({
  render: (args) => (
    <main>
      <h1>Übersicht</h1>
      <p style={{ minHeight: '300vh' }}>Zuerst das Wichtigste.</p>
      <WhenSeen {...args} />
    </main>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const late = { timeout: 5_000 }
    await step('Der Titel steht schon da, der Inhalt nicht', async () => {
      await expect(canvas.getByRole('heading', { name: 'Jahreslauf' })).toBeInTheDocument()
      await expect(canvas.queryByText('1.204 Funde')).toBeNull()
    })
    await step('Wer hinunterblättert, sieht ihn', async () => {
      canvas.getByRole('heading', { name: 'Jahreslauf' }).scrollIntoView()
      await expect(await canvas.findByText('1.204 Funde', {}, late)).toBeVisible()
      canvasElement.ownerDocument.defaultView?.scrollTo(0, 0)
      await expect(canvas.getByText('1.204 Funde')).toBeInTheDocument()
    })
  },
})
