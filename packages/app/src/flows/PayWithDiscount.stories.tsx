import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import type { StoryContext } from '@storybook/react-vite'
import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, shown } from '@waldkerf/testing/onScreen'
import { expect, screen, within } from 'storybook/test'
import '../pages/documentEditor/DocumentPage.tsx'
import '../pages/documents/ListPages.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const draft = world.invoices.find(({ archiviert_am, rn_datum }) => archiviert_am === null && rn_datum < storyDay)

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

type Page = Pick<StoryContext, 'canvas' | 'userEvent'>

const press = async ({ userEvent }: Page, name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }, late))

/** Gives the draft 2 % Skonto and fixes it. */
async function fixWithDiscount(page: Page, days: string) {
  for (const [name, value] of [
    ['Skonto in Prozent', '2'],
    ['Skonto bei Zahlung in Tagen', days],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const field = await page.canvas.findByRole('textbox', { name }, late)
    // oxlint-disable-next-line no-await-in-loop
    await page.userEvent.clear(field)
    // oxlint-disable-next-line no-await-in-loop
    await page.userEvent.type(field, `${value}{Tab}`)
  }
  await press(page, 'Festschreiben')
  await press(page, /^(Nur|Trotzdem) festschreiben$/)
  await press(page, 'Zahlung eintragen')
}
const inDialog = async () => within(await screen.findByRole('dialog', {}, late))

/** An invoice with Skonto is paid in time by the reduced amount. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: `/invoices/${draft?.id ?? 1}` },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich gebe der Rechnung Skonto und schreibe sie fest', () => fixWithDiscount({ canvas, userEvent }, '60'))
    await step('Ich trage den Betrag mit Skonto ein, und sie ist bezahlt', async () => {
      const dialog = await inDialog()
      await dialog.findByText(/^Mit Skonto bis/, {}, late)
      await userEvent.click(dialog.getByRole('button', { name: /^[\d.]+,\d\d\s€$/ }))
      await shown(dialog.findByText(/^Danach ist die Rechnung bezahlt, mit .* Skonto\.$/, {}, late))
      await userEvent.click(dialog.getByRole('button', { name: 'Eintragen' }))
      await shown(canvas.findByText(/^Bezahlt am/, {}, late))
      await expect(await canvas.findByText(/Skonto gewährt/, {}, late)).toBeVisible()
    })
  },
})
/** A day too late the reduced amount is a part of it. */
export const TooLate = meta.story({
  tags: ['long'],
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich gebe der Rechnung einen Tag Skonto und schreibe sie fest', () =>
      fixWithDiscount({ canvas, userEvent }, '1'),
    )
    await step('Heute ist es dafür zu spät', async () => {
      const dialog = await inDialog()
      await expect(dialog.getByRole('textbox', { name: 'Betrag in €' })).not.toHaveValue('')
      await expect(dialog.queryByText(/^Mit Skonto bis/)).not.toBeInTheDocument()
    })
  },
})
