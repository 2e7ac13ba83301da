import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/storybook/stage/Stage'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { InvoicePage } from './InvoicePage.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const open = world.invoices.findLast(({ archiviert_am }) => archiviert_am === null)?.id ?? 1
const archived = world.invoices.findLast(({ archiviert_am }) => archiviert_am !== null)?.id ?? 1

const stageAt = (path: string) => () => (
  <Stage user="admin@waldkerf.test" path={path}>
    <Routes>
      <Route path="/invoices/:invoice_id" element={<InvoicePage />} />
    </Routes>
  </Stage>
)

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: InvoicePage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
  render: stageAt(`/invoices/${open}`),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'Leistung von Position 1' }, late)
    await step('What I type is stored by itself', async () => {
      await userEvent.type(text, ' nach Absprache')
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
    })
    await step('Taken back it is stored again', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect((text as HTMLInputElement).value).not.toContain('nach Absprache'))
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
    })
  },
})
export const Archived = meta.story({
  render: stageAt(`/invoices/${archived}`),
  play: async ({ canvas, step }) => {
    await step('It shows what was fixed, and nothing can be written', async () => {
      await expect(await canvas.findByText('Festgeschrieben', {}, late)).toBeVisible()
      await expect(canvas.queryAllByRole('textbox')).toHaveLength(0)
    })
  },
})
export const Missing = meta.story({
  render: stageAt('/invoices/999999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Das Dokument konnte nicht geladen werden', {}, late)).toBeVisible()
  },
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
