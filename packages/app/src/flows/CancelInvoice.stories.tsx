import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, menuEntry, shown } from '@waldkerf/testing/onScreen'
import { expect, screen, waitFor, within } from 'storybook/test'
import '../pages/documentEditor/DocumentPage.tsx'
import '../pages/documents/ListPages.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/** The number that ends a filter chip's label. */
const countOn = (chip: HTMLElement) => Number(/\d+$/.exec(chip.textContent)?.[0])

/** An overdue invoice was wrong: it is cancelled and written again. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: '/invoices/index?status=ueberfaellig' },
  play: async ({ canvas, userEvent, step }) => {
    const overdue = () => canvas.findByRole('button', { name: /^Überfällig/ }, late)
    const next = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Schritte' }, late))
      await userEvent.click(await screen.findByRole('menuitem', { name }, late))
    }
    const chain = async () => within(await canvas.findByRole('navigation', { name: 'Vom Angebot zur Rechnung' }, late))
    let number = ''
    let before = 0
    await step('Bei den überfälligen Rechnungen öffne ich die erste', async () => {
      const [row] = await canvas.findAllByRole('row', { name: /RE-\d{4}-\d{4}.*Überfällig/ }, late)
      number = /RE-\d{4}-\d{4}/.exec(row?.textContent ?? '')?.[0] ?? ''
      before = countOn(await overdue())
      await userEvent.click(row!)
      await shown(canvas.findByRole('heading', { level: 1, name: `Rechnung ${number}` }, late))
    })
    await step('Ich storniere sie', async () => {
      await next('Stornorechnung')
      await userEvent.click(await screen.findByRole('button', { name: 'Stornorechnung erstellen' }, late))
    })
    await step('Die Stornorechnung nennt die stornierte und führt zu ihr', async () => {
      // The link appears with the cancelling invoice's page; the original's own page does not link to itself.
      const original = await waitFor(async () => (await chain()).getByRole('link', { name: number }), late)
      await expect(original.closest('li')).toHaveTextContent('Storniert')
      await userEvent.click(original)
      await shown(canvas.findByRole('heading', { level: 1, name: `Rechnung ${number}` }, late))
    })
    await step('Noch einmal stornieren lässt sie sich nicht; ich schreibe sie neu', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Schritte' }, late))
      await expect(screen.queryByRole('menuitem', { name: 'Stornorechnung' })).toBeNull()
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopieren' }, late))
      await userEvent.click(await screen.findByRole('button', { name: 'Kopie erstellen' }, late))
    })
    await step('Alle drei stehen in einer Zeile', async () => {
      await waitFor(async () => {
        const [original, cancelling, anew] = (await chain()).getAllByRole('listitem').slice(-3)
        await expect(original).toHaveTextContent(`${number}Storniert`)
        await expect(cancelling).toHaveTextContent('Stornorechnung')
        await expect(anew).toHaveTextContent(/^RechnungRE-/)
      }, late)
    })
    await step('In der Liste ist sie nicht mehr überfällig, sondern storniert', async () => {
      await userEvent.click(await menuEntry('Rechnungen'))
      await waitFor(async () => expect(countOn(await overdue())).toBe(before - 1), late)
      await userEvent.type(await canvas.findByRole('searchbox', { name: 'Suchen' }, late), number)
      await shown(canvas.findByRole('row', { name: new RegExp(`${number}.*Storniert`) }, late))
    })
  },
})
