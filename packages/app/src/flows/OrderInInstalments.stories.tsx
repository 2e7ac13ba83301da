import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, shown } from '@waldkerf/testing/onScreen'
import { expect, screen, within } from 'storybook/test'
import '../pages/documentEditor/DocumentPage.tsx'
import '../pages/documents/ListPages.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const accepted = world.offers.find(({ status }) => status === 'angenommen')
const number = accepted?.nummer ?? ''

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/** An accepted offer is settled in five instalments and a final invoice, which is paid: six clicks for each of them. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: `/offers/${accepted?.id ?? 1}` },
  play: async ({ canvas, userEvent, step }) => {
    const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }, late))
    const toOffer = () => press(`Zum Auftrag ${number}`)
    async function fixAndPay() {
      await press('Festschreiben')
      await press(/^(Nur|Trotzdem) festschreiben$/)
      await press('Zahlung eintragen')
      await userEvent.click(
        within(await screen.findByRole('dialog', {}, late)).getByRole('button', { name: 'Eintragen' }),
      )
      await shown(canvas.findByText(/^Bezahlt am/, {}, late))
    }
    for (const at of [1, 2, 3, 4, 5]) {
      // oxlint-disable-next-line no-await-in-loop
      await step(`Ich berechne den ${at}. Abschlag, und er wird bezahlt`, async () => {
        await press('Abschlagsrechnung')
        await userEvent.type(await screen.findByRole('textbox', { name: 'Anteil in Prozent' }, late), '15')
        await press('Entwurf anlegen')
        await canvas.findByRole('heading', { level: 1, name: /^Abschlagsrechnung RE-/ }, late)
        await fixAndPay()
        await toOffer()
        await canvas.findByRole('heading', { level: 1, name: `Angebot ${number}` }, late)
      })
    }
    await step('Die Schlussrechnung zieht ab, was einging, und wird bezahlt', async () => {
      await press('Schlussrechnung')
      await press('Schlussrechnung erstellen')
      await canvas.findByRole('heading', { level: 1, name: /^Schlussrechnung RE-/ }, late)
      await fixAndPay()
    })
    await step('Der Auftrag ist bezahlt', async () => {
      const [link] = await canvas.findAllByRole('link', { name: new RegExp(number) }, late)
      if (link) await userEvent.click(link)
      await canvas.findByRole('heading', { level: 1, name: `Angebot ${number}` }, late)
      await expect(await screen.findByRole('img', { name: /erhalten, 0,00\s€ offen, 0,00\s€/ }, late)).toBeVisible()
    })
  },
})
