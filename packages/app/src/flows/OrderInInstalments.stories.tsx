import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, shown } from '@waldkerf/testing/onScreen'
import { expect, screen, waitFor, within } from 'storybook/test'
import '../pages/documentEditor/DocumentPage.tsx'
import '../pages/documents/ListPages.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const accepted = world.offers.find(({ status }) => status === 'angenommen')
const number = accepted?.nummer ?? ''

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/**
 * An accepted offer is settled in five instalments and a final invoice, which is paid. From one to the next it takes six
 * clicks, also for one that goes out by mail: it begins where the last one was paid.
 */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: `/offers/${accepted?.id ?? 1}` },
  play: async ({ canvas, userEvent, step }) => {
    let clicks = 0
    async function press(name: RegExp | string, area: Pick<typeof screen, 'findByRole'> = screen) {
      await userEvent.click(await area.findByRole('button', { name }, late))
      clicks += 1
    }
    async function pay() {
      await press('Zahlung eintragen')
      await press('Eintragen', within(await screen.findByRole('dialog', {}, late)))
      await shown(canvas.findByText(/^Bezahlt am/, {}, late))
      await expect(clicks).toBeLessThanOrEqual(6)
      clicks = 0
    }
    async function send() {
      const dialog = within(await screen.findByRole('dialog', { name: /versenden$/ }, late))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Senden' })).toBeEnabled(), late)
      await press('Senden', dialog)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), late)
    }
    for (const at of [1, 2, 3, 4, 5]) {
      // oxlint-disable-next-line no-await-in-loop
      await step(`Ich berechne den ${at}. Abschlag, und er wird bezahlt`, async () => {
        await press(at === 1 ? 'Abschlagsrechnung' : 'Nächster Abschlag')
        await userEvent.type(await screen.findByRole('textbox', { name: 'Anteil in Prozent' }, late), '15')
        if (at === 1) {
          await press('Anlegen')
          await press('Festschreiben', canvas)
          await press(/^(Nur|Trotzdem) festschreiben$/)
        } else {
          await press('Gleich festschreiben')
          await press('Festschreiben und versenden')
          await send()
        }
        await canvas.findByRole('heading', { level: 1, name: /^Abschlagsrechnung RE-/ }, late)
        await pay()
      })
    }
    await step('Die Schlussrechnung zieht ab, was einging, und wird bezahlt', async () => {
      await press('Schlussrechnung')
      await press('Schlussrechnung erstellen')
      await canvas.findByRole('heading', { level: 1, name: /^Schlussrechnung RE-/ }, late)
      await press('Festschreiben')
      await press(/^(Nur|Trotzdem) festschreiben$/)
      await pay()
    })
    await step('Der Auftrag ist bezahlt', async () => {
      const [link] = await canvas.findAllByRole('link', { name: new RegExp(number) }, late)
      if (link) await userEvent.click(link)
      await canvas.findByRole('heading', { level: 1, name: `Angebot ${number}` }, late)
      await expect(await screen.findByRole('img', { name: /erhalten, 0,00\s€ offen, 0,00\s€/ }, late)).toBeVisible()
    })
  },
})
