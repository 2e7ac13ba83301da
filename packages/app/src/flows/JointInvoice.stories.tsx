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
const inInstalments = new Set(world.invoiceData.flatMap(({ teil, angebot_id }) => (teil ? [angebot_id] : [])))
const isBillable = ({ id, status }: (typeof world.offers)[number]) =>
  (status === 'angenommen' || status === 'abgerechnet') && !inInstalments.has(id)
/** The offers of a client that may be on one invoice, accepted ones first. */
const [offers = []] = [
  ...Map.groupBy(world.offers.filter(isBillable), ({ client_id, ust_satz }) => `${client_id} ${ust_satz}`).values(),
]
  .filter((rows) => rows.length > 1 && rows.some(({ status }) => status === 'angenommen'))
  .map((rows) => rows.toSorted((a, b) => b.status.localeCompare(a.status)).slice(0, 2))

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/** Two offers of a client become one invoice, on which each has its heading. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: `/offers/index?kunde=${offers[0]?.client_id ?? 1}` },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich wähle zwei Angebote', async () => {
      for (const { nummer } of offers) {
        // oxlint-disable-next-line no-await-in-loop
        const row = (await canvas.findByText(nummer, {}, late)).closest('tr')
        // oxlint-disable-next-line no-await-in-loop
        if (row) await userEvent.click(within(row).getByRole('checkbox'))
      }
    })
    await step('und mache eine Rechnung aus ihnen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Zusammen abrechnen …' }, late))
      await userEvent.click(await screen.findByRole('button', { name: 'Rechnung erstellen' }, late))
      await canvas.findByRole('heading', { level: 1, name: /^Rechnung RE-/ }, late)
    })
    await step('Jedes Angebot steht mit seiner Überschrift darauf', async () => {
      for (const { nummer } of offers) {
        // oxlint-disable-next-line no-await-in-loop
        await shown(
          canvas.findAllByText(new RegExp(`Angebot ${nummer} vom`), {}, late).then(([first]) => first as HTMLElement),
        )
      }
    })
    await step('und was ich berechne, ist, was ich angeboten habe', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Schritte' }))
      await userEvent.click(
        await screen.findByRole('menuitem', { name: /^Mit de[mn] Angebot(en)? vergleichen$/ }, late),
      )
      // One that was billed before is a copy, which the invoice has beside its offers.
      const dialog = await screen.findByRole('dialog', { name: /^Unterschied zu / }, late)
      await within(dialog).findByText(/^(Alles ist so berechnet|Angeboten )/, {}, late)
      await expect(within(dialog).queryByText(/^(geändert|entfallen)$/)).toBeNull()
    })
  },
})
