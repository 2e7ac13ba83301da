import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, shown } from '@waldkerf/testing/onScreen'
import { expect, screen, within } from 'storybook/test'
import '../pages/georef/GeorefPage.tsx'
import '../pages/gis/GisPage.tsx'
import '../pages/gis/maps/MapsTab.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/** Stands in for the scan of an old plan: lines on paper. */
async function drawPlan(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 450)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#f7f1e1'
    context.fillRect(0, 0, 600, 450)
    context.fillStyle = '#1f4e8c'
    for (let x = 50; x < 600; x += 50) context.fillRect(x, 20, 2, 410)
  }
  return new File([await canvas.convertToBlob()], 'oberfeld.png', { type: 'image/png' })
}

/** Easting, northing, column and row of each point: 0.2 m a pixel, a little turned. */
const points = [
  [389_019.9, 5_809_979.9, 100, 100],
  [389_099.8, 5_809_979.1, 500, 100],
  [389_099.3, 5_809_919.1, 500, 400],
  [389_019.4, 5_809_919.9, 100, 400],
]

/** A plan without ground control points is georeferenced. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: '/gis/index' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Bei den Karten suche ich das Blatt', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Karten' }, late))
      await userEvent.click(await canvas.findByRole('searchbox', { name: 'Suchen' }, late))
      await userEvent.paste('Oberfeld Blatt 14')
      await userEvent.click(await canvas.findByRole('link', { name: 'Oberfeld Blatt 14, 1983 georeferenzieren' }, late))
    })
    await step('Ich öffne das Kartenbild', async () => {
      const [input] = await canvas.findAllByLabelText('Kartenbild öffnen', { selector: 'input' }, late)
      if (input) await userEvent.upload(input, await drawPlan())
      // The map already has a scan, of another size.
      await userEvent.click(await screen.findByRole('button', { name: 'Nur hier ansehen' }, late))
    })
    await step('Die Passpunkte füge ich aus meiner Tabelle ein', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Koordinaten eingeben' }))
      const field = await screen.findByRole('textbox', { name: /^Koordinaten/ }, late)
      await userEvent.click(field)
      await userEvent.paste(points.map((point) => point.join('\t')).join('\n'))
      await userEvent.click(await screen.findByRole('button', { name: '4 Punkte übernehmen' }, late))
    })
    await step('Ich wähle die Transformation und sehe, wie gut sie passt', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Transformation' }), 'polynomial1')
      await shown(canvas.findByText('Nicht gespeichert', {}, late))
    })
    await step('Ich speichere, und die Punkte stehen bei der Karte', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await shown(canvas.findByText('Gespeichert', {}, late))
      const page = within(canvas.getByRole('main'))
      await expect(page.getByRole('textbox', { name: 'Spalte von Punkt 4' })).toHaveValue('100')
    })
  },
})
