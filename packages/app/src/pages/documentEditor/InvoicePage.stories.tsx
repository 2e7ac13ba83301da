import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { InvoicePage } from './DocumentPage.tsx'

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

const late = { timeout: 20_000 }

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
    await step('Was ich tippe, wird von selbst gespeichert', async () => {
      await userEvent.type(text, ' nach Absprache')
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
    })
    await step('Zurückgenommen wird es wieder gespeichert', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect((text as HTMLInputElement).value).not.toContain('nach Absprache'))
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
    })
  },
})
export const Archived = meta.story({
  render: stageAt(`/invoices/${archived}`),
  play: async ({ canvas, step }) => {
    await step('Sie zeigt das Festgeschriebene, und geschrieben werden kann nichts', async () => {
      await expect(await canvas.findByRole('listitem', { current: 'step' }, late)).not.toHaveTextContent('Entwurf')
      await expect(canvas.queryAllByRole('textbox')).toHaveLength(0)
    })
  },
})
/** A paid instalment leads on in its order, from its own page. */
export const NextInstalment = meta.story({
  render: stageAt(`/invoices/${world.invoiceData.find(({ teil }) => teil === 'abschlag')?.rechnung_id ?? 1}`),
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich beginne den nächsten Abschlag', async () => {
      await expect(await canvas.findByRole('button', { name: 'Schlussrechnung' }, late)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Nächster Abschlag' }))
      const dialog = within(await screen.findByRole('dialog', { name: /^Abschlagsrechnung zu AN-/ }, late))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Anteil in Prozent' }), '10')
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(await canvas.findByRole('button', { name: 'Festschreiben' }, late)).toBeVisible()
    })
  },
})

const isFixed = (id: number) => world.invoices.some((row) => row.id === id && row.archiviert_am !== null)
/** An example invoice that stands for another one. */
const anew = world.invoiceData.find(({ ersetzt, rechnung_id }) => ersetzt !== null && isFixed(rechnung_id))
const number = world.invoices.find(({ id }) => id === anew?.rechnung_id)?.nummer ?? ''

/** A replaced invoice says which one stands for it, and leads there. */
export const Replaced = meta.story({
  render: stageAt(`/invoices/${anew?.ersetzt}`),
  play: async ({ canvas, userEvent, step }) => {
    await step('Der nächste Schritt ist die neue Rechnung', async () => {
      const next = await canvas.findByRole('button', { name: `Zur Rechnung ${number}` }, late)
      await expect(canvas.getByText(new RegExp(`^Storniert und durch ${number} ersetzt`))).toBeVisible()
      await userEvent.click(next)
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(number), late)
    })
  },
})

/** A cancelled invoice: nothing is open on it, nor on the invoice that cancels it. */
export const Cancelled = meta.story({
  tags: ['long'],
  render: () => (
    <Stage user="admin@waldkerf.test" path={`/invoices/${archived}`}>
      <Link to={`/invoices/${archived}`}>Zur stornierten Rechnung</Link>
      <Routes>
        <Route path="/invoices/:invoice_id" element={<InvoicePage />} />
      </Routes>
    </Stage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const stands = async (...words: readonly string[]) => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Zahlungen' }, late))
      const payments = within(await canvas.findByRole('region', { name: 'Zahlungen' }, late))
      for (const one of words) await expect(await payments.findByText(one, {}, late)).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'An Zahlung erinnern' })).not.toBeInTheDocument()
    }
    await step('Ich storniere die Rechnung', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Schritte' }, late))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Stornorechnung' }, late))
      await expect(await screen.findByText(/^Auf diese Rechnung sind .* eingegangen\./, {}, late)).toBeVisible()
      await userEvent.click(await screen.findByRole('button', { name: 'Stornorechnung erstellen' }, late))
      await expect(await canvas.findByText(/^Zu RE-.* sind noch .* zurückzuzahlen\.$/, {}, late)).toBeVisible()
      await expect(await canvas.findByRole('textbox', { name: 'Leistung von Position 1' }, late)).toBeVisible()
    })
    await step('Festgeschrieben ist von der Stornorechnung nichts offen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Festschreiben' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Festschreiben und versenden' }, late))
      const dialog = within(await screen.findByRole('dialog', { name: /^Stornorechnung RE-/ }, late))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Senden' })).toBeEnabled(), late)
      await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Stornorechnung RE-/)
      await stands('Diese Stornorechnung hebt eine Rechnung auf: Auf sie ist nichts zu zahlen.')
    })
    await step('von der stornierten ist zurückzuzahlen, was bezahlt war', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Zur stornierten Rechnung' }))
      await stands('Storniert', 'Guthaben')
    })
  },
})
export const Missing = meta.story({
  render: stageAt('/invoices/999999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dieses Dokument gibt es nicht (mehr)', {}, late)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zur Liste' })).toHaveAttribute('href', '/invoices/index')
  },
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
