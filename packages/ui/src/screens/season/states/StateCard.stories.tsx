import preview from '@waldkerf/storybook/preview'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { exampleCounts } from '@waldkerf/ui/screens/dashboard/fixtures.ts'
import { StateCard } from './StateCard.tsx'

const meta = preview.meta({ component: StateCard })

const none = (name: string) => `${name}: keine Funde`
const states = exampleCounts().byState.map(({ bundesland, anzahl }) => ({
  id: bundesland,
  name: bundesland || 'Ohne Angabe',
  value: anzahl,
  label: `${bundesland || 'Ohne Angabe'}: ${anzahl} Funde`,
  to: bundesland ? `/gis/index?bundesland=${encodeURIComponent(bundesland)}` : undefined,
}))
const args = { label: 'Funde nach Bundesland', states, none }

export const Ready = meta.story({
  args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Zwölf Länder haben neben der Karte Platz, die übrigen kommen auf Wunsch', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
      await userEvent.click(canvas.getByRole('button', { name: 'Alle 13 zeigen' }))
      await expect(canvas.getAllByRole('listitem')).toHaveLength(13)
    })
    await step('Funde ohne Bundesland sind keines: sie stehen darunter', async () => {
      await expect(canvas.getByText('Ohne Angabe: 6 Funde')).toBeVisible()
    })
  },
})
export const AsTable = meta.story({
  args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Tabelle hat alle, mit ihrem Anteil', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Funde nach Bundesland als Tabelle zeigen' }))
      await expect(canvas.getByRole('row', { name: 'Bayern 83 16 %' })).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Tirol' })).toBeVisible()
    })
  },
})
export const Saved = meta.story({
  args,
  play: async ({ canvas, userEvent, step }) => {
    const names: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await step('Die Karte wird als Bild gespeichert', async () => {
      await waitFor(() => expect(canvas.getByRole('group', { name: args.label })).toBeVisible(), { timeout: 5_000 })
      await userEvent.click(canvas.getByRole('button', { name: 'Funde nach Bundesland herunterladen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Bild (PNG)' }, { timeout: 5_000 }))
      await waitFor(() => expect(names[0]).toMatch(/^Funde nach Bundesland .*\.png$/), { timeout: 12_000 })
    })
  },
})
