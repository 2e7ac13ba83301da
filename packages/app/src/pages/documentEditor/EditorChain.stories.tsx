import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { EditorChain } from './OpenDocument.tsx'

const late = { timeout: 20_000 }
/** An example invoice that replaces another. */
const anew = seedWorld({ today: storyDay, size: 'small' }).invoiceData.find(({ ersetzt }) => ersetzt !== null)

const meta = preview.meta({
  component: EditorChain,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/invoices">
      <EditorChain {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: { kind: 'invoice', id: anew?.rechnung_id ?? 0 },
  play: async ({ canvas, step }) => {
    await step('Angebot, stornierte Rechnung und Stornorechnung sind verlinkt', async () => {
      await expect(await canvas.findAllByRole('link', {}, late)).toHaveLength(3)
      await expect(canvas.getByRole('link', { name: /^AN-/ })).toHaveAttribute('href', expect.stringMatching(/offers/))
    })
  },
})
export const Failed = meta.story({
  args: Ready.composed.args,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
  play: async ({ canvas, step }) => {
    await step('Die Zeile fehlt, und lässt sich laden', async () => {
      await expect(await canvas.findByRole('button', { name: 'Erneut laden' }, late)).toBeVisible()
    })
  },
})
