import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, menuEntry, record, shown } from '@waldkerf/testing/onScreen'
import { expect, waitFor } from 'storybook/test'
import '../pages/gis/GisPage.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/** An expert signs in and publishes a new sighting. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'expert@waldkerf.test', path: '/login', signedOut: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich melde mich an und sehe das Dashboard', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Anmelden' }, late))
      await shown(canvas.findByRole('link', { name: 'Saison ansehen' }, late))
    })
    await step('Über das Menü gehe ich ins GIS', async () => {
      await userEvent.click(await menuEntry('GIS'))
      await canvas.findByRole('grid', { name: 'Käfermeldungen' }, late)
    })
    await step('Ich öffne die erste neue Meldung', async () => {
      const [first] = await canvas.findAllByRole('row', { name: /Neu/ }, late)
      if (first) await userEvent.click(first)
      await shown((await record()).getByRole('button', { name: /Veröffentlichen/ }))
    })
    await step('Ich veröffentliche sie; ein zweites V sendet es sofort', async () => {
      await userEvent.keyboard('v')
      await shown(canvas.findByText(/Wird in \d s veröffentlicht/, {}, late))
      await userEvent.keyboard('v')
      await shown((await record()).findByText('Gespeichert', {}, late))
    })
    await step('Bei der Meldung steht nun, wer sie veröffentlicht hat', async () => {
      const opened = await record()
      await waitFor(() => expect(opened.getAllByText(/Matthias Tannhäuser/)[0]).toBeVisible(), late)
    })
  },
})
