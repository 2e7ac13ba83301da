import preview from '@waldkerf/storybook/preview'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { ReportSection } from './ReportSection.tsx'

const meta = preview.meta({ component: ReportSection, parameters: { layout: 'padded' } })

const figures = {
  name: 'Art',
  columns: [{ label: '2026' }, { label: '2025' }],
  rows: [
    { id: '1', name: 'Buchdrucker', values: [1_204, 980], to: '/gis/index?art=1' },
    { id: '2', name: 'Kupferstecher', values: [0, null] },
  ],
}
const args = { title: 'Nach Art', figures, selection: 'alle Länder', note: 'Ohne abgelehnte Meldungen.' }

export const Ready = meta.story({
  args: { ...args, children: <p>Ein Diagramm</p> },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Tabelle steht unter dem Diagramm', async () => {
      await expect(canvas.getByRole('row', { name: 'Buchdrucker 1.204 980' })).toBeVisible()
      await expect(canvas.getByRole('row', { name: 'Kupferstecher 0 –' })).toBeVisible()
    })
    await step('Sie wird als CSV gespeichert, mit der Auswahl im Namen', async () => {
      const names: string[] = []
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        names.push(this.download)
      })
      await userEvent.click(canvas.getByRole('button', { name: 'Nach Art herunterladen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }, { timeout: 5_000 }))
      await waitFor(() => expect(names[0]).toMatch(/^Nach Art .*\(alle Länder\)\.csv$/), { timeout: 8_000 })
    })
  },
})
export const WithoutRows = meta.story({ args: { ...args, figures: { ...figures, rows: [] } } })
