import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, menuEntry, shown } from '@waldkerf/testing/onScreen'
import { screen } from 'storybook/test'
import '../pages/documentEditor/DocumentPage.tsx'
import '../pages/documents/ListPages.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/** An offer that was accepted becomes an invoice. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: '/offers/index' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Bei den Angeboten suche ich das neueste und öffne es', async () => {
      await userEvent.type(await canvas.findByRole('searchbox', { name: 'Suchen' }, late), 'AN-2026-0022')
      await userEvent.click(await canvas.findByRole('row', { name: /AN-2026-0022/ }, late))
      await canvas.findByRole('heading', { level: 1, name: 'Angebot AN-2026-0022' }, late)
    })
    await step('Ich wandle es in eine Rechnung um', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Schritte' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rechnung erstellen' }, late))
      await userEvent.click(await screen.findByRole('button', { name: 'Rechnung erstellen' }, late))
    })
    await step('Die neue Rechnung ist geöffnet, mit allen Positionen', async () => {
      await shown(canvas.findByRole('heading', { level: 1, name: /^Rechnung RE-/ }, late))
      await shown(canvas.findByRole('textbox', { name: 'Leistung von Position 1' }, late))
    })
    await step('Das Angebot ist abgerechnet', async () => {
      await userEvent.click(await menuEntry('Angebote'))
      await shown(canvas.findByRole('row', { name: /AN-2026-0022.*abgerechnet/i }, late))
    })
  },
})
