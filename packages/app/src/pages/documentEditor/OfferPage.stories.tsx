import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { Route, Routes } from 'react-router-dom'
import { expect, screen } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { InvoicePage, OfferPage } from './DocumentPage.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const offer = world.offers.at(-1)?.id ?? 1
const sent = world.offers.find(({ status }) => status === 'versendet')?.id ?? 1

const stageAt = (path: string) => () => (
  <Stage user="admin@waldkerf.test" path={path}>
    <Routes>
      <Route path="/invoices/:invoice_id" element={<InvoicePage />} />
      <Route path="/offers/:offer_id" element={<OfferPage />} />
    </Routes>
  </Stage>
)

const late = { timeout: 20_000 }

const meta = preview.meta({
  component: OfferPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
  render: stageAt(`/offers/${offer}`),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Angebot AN-/ }, late)
    await step('Ich mache aus dem Angebot eine Rechnung und komme zu ihr', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Schritte' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rechnung erstellen' }, late))
      await userEvent.click(await screen.findByRole('button', { name: 'Rechnung erstellen' }, late))
      await expect(await canvas.findByRole('heading', { level: 1, name: /^Rechnung RE-/ }, late)).toBeVisible()
    })
  },
})
/** A sent offer is read-only; made a draft again it can be edited, and the log names who did it. */
export const Sent = meta.story({
  render: stageAt(`/offers/${sent}`),
  play: async ({ canvas, userEvent, step }) => {
    await step('Es sagt, dass nichts zu schreiben ist', async () => {
      await expect(await canvas.findByText('Schreibgeschützt', {}, late)).toBeVisible()
      await expect(canvas.queryAllByRole('textbox')).toHaveLength(0)
    })
    await step('Zurück im Entwurf schreibe ich weiter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Schritte' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Zurück in den Entwurf' }, late))
      await expect(await canvas.findByRole('textbox', { name: 'Leistung von Position 1' }, late)).toBeVisible()
    })
    await step('Der Verlauf nennt mich und den Wechsel', async () => {
      const unfold = canvas.queryByRole('button', { name: 'Seitenleiste ausklappen' })
      if (unfold) await userEvent.click(unfold)
      await userEvent.click(canvas.getByRole('tab', { name: 'Verlauf' }))
      await expect(await canvas.findByText('Status: Versendet → Entwurf', {}, late)).toBeVisible()
    })
  },
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
