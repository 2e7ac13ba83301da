import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { daysBetween } from '@waldkerf/domain/dates/days'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { InvoicePage } from '../DocumentPage.tsx'
import { PaymentStep, StepDialog, RemindStep } from './StepDialog.tsx'
import { SendDocument } from '../sending/SendDocument.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const paid = new Set(world.payments.map(({ rechnung_id }) => rechnung_id))
const fixed = world.invoices.filter(({ id, archiviert_am }) => archiviert_am !== null && !paid.has(id))
/** Nothing of it was paid, and its term is long over. */
const overdue = fixed.find(({ rn_datum }) => daysBetween(rn_datum, storyDay) > 60)?.id ?? 1
const draft = world.invoices.findLast(({ archiviert_am }) => archiviert_am === null)?.id ?? 1
const late = { timeout: 20_000 }

/** The page of an invoice, whose main button begins the step. */
function Invoice({ id }: { id: number }) {
  return (
    <Stage user="admin@waldkerf.test" path={`/invoices/${id}`}>
      <Routes>
        <Route path="/invoices/:invoice_id" element={<InvoicePage />} />
      </Routes>
    </Stage>
  )
}

const meta = preview.meta({
  component: Invoice,
  subcomponents: { StepDialog, SendDocument, PaymentStep, RemindStep },
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
})

/** From the draft to the payment by the page's one button: five presses. */
export const Ready = meta.story({
  tags: ['long'],
  args: { id: draft },
  play: async ({ canvas, userEvent, step }) => {
    let presses = 0
    const press = async (button: HTMLElement) => {
      presses += 1
      await userEvent.click(button)
    }
    const next = async (name: string) => press(await canvas.findByRole('button', { name }, late))
    const current = (word: string) =>
      waitFor(() => expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(word), late)
    await step('Ich schreibe sie fest und versende sie', async () => {
      await canvas.findByRole('textbox', { name: 'Leistung von Position 1' }, late)
      await current('Entwurf')
      await next('Festschreiben')
      await press(await screen.findByRole('button', { name: 'Festschreiben und versenden' }, late))
      const dialog = within(await screen.findByRole('dialog', { name: /^Rechnung RE-.* versenden$/ }, late))
      const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
      await expect(text.value).toMatch(/anbei erhalten Sie/)
      const send = dialog.getByRole('button', { name: 'Senden' })
      await waitFor(() => expect(send).toBeEnabled(), late)
      await press(send)
    })
    await step('An derselben Stelle steht, an wen sie ging', async () => {
      await expect(
        // The example mails are of the stories' day, and wait since then.
        await canvas.findByText(/^Noch nicht hinausgegangen, an .* seit /, {}, { timeout: 20_000 }),
      ).toBeVisible()
      await current('Wird gesendet')
    })
    await step('Als Nächstes trage ich ein, was offen ist, und sie ist bezahlt', async () => {
      await next('Zahlung eintragen')
      const day = await screen.findByRole('textbox', { name: 'Eingang am' }, late)
      await userEvent.clear(day)
      await userEvent.type(day, `${storyDay}{Tab}`)
      await press(screen.getByRole('button', { name: 'Eintragen' }))
      const doubt = screen.queryByRole('checkbox')
      if (doubt) {
        await userEvent.click(doubt)
        await userEvent.click(screen.getByRole('button', { name: 'Eintragen' }))
      }
      await current('Bezahlt')
      await expect(presses).toBe(5)
    })
  },
})
/** An overdue invoice that never went out is sent, or reminded of by the dialog of the list: recipient, text and sheet before it goes. */
export const Overdue = meta.story({
  tags: ['long'],
  args: { id: overdue },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'Nie versendet: Das ist der nächste Schritt, und im Menü steht, was bei Post auf Papier hilft',
      async () => {
        await expect(await canvas.findByRole('button', { name: 'Versenden' }, late)).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Weitere Schritte' }))
        await userEvent.click(await screen.findByRole('menuitem', { name: 'An Zahlung erinnern' }, late))
      },
    )
    const dialog = within(await screen.findByRole('dialog', { name: /^Zahlungserinnerung zu RE-/ }, late))
    await step('Empfänger und Blatt stehen da, mit dem Tag, um den der Text bittet', async () => {
      await expect(await dialog.findByRole('textbox', { name: 'Empfänger' }, late)).not.toHaveValue('')
      const sheet = await dialog.findByRole('region', { name: /^Seite 1 von/ }, late)
      await expect(sheet).toHaveTextContent('Zahlbar bis')
      await expect(sheet).not.toHaveTextContent('Fällig am')
      await expect(dialog.getByText(/nie versendet worden/)).toBeVisible()
    })
    await step('Ein Druck erstellt und versendet sie', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Erinnern und senden' }))
      await expect(await screen.findByText(/^gesendet an /, {}, late)).toBeVisible()
    })
  },
})
