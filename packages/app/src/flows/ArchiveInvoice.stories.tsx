import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, shown } from '@waldkerf/testing/onScreen'
import { expect, screen, waitFor, within } from 'storybook/test'
import '../pages/documentEditor/DocumentPage.tsx'
import '../pages/documents/ListPages.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/** An invoice is fixed for good. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: '/invoices/index' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Bei den Rechnungen öffne ich die neueste', async () => {
      await userEvent.type(await canvas.findByRole('searchbox', { name: 'Suchen' }, late), 'RE-2026-0045')
      await userEvent.click(await canvas.findByRole('row', { name: /RE-2026-0045/ }, late))
      await canvas.findByRole('textbox', { name: 'Leistung von Position 1' }, late)
    })
    const quantity = () => canvas.findByRole('textbox', { name: 'Menge von Position 1' }, late)
    await step('Eine Menge, die zweierlei heißen kann, ist nicht gespeichert', async () => {
      await userEvent.tripleClick(await quantity())
      await userEvent.keyboard('18.6{Tab}')
      await shown(canvas.findByText('Ein Wert ist unklar', {}, late))
    })
    await step('Wieder geöffnet steht da, was ich getippt habe', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Pfad' })).getByRole('link', { name: 'Rechnungen' }),
      )
      await userEvent.click(await canvas.findByRole('row', { name: /RE-2026-0045.*unklar/ }, late))
      await waitFor(async () => expect(await quantity()).toHaveValue('18.6'), late)
    })
    await step('Geklärt ist es mit einem Druck', async () => {
      await userEvent.click(await quantity())
      await userEvent.click(await canvas.findByRole('button', { name: 'Meinten Sie 18,6?' }, late))
      await shown(canvas.findByText('Gespeichert', {}, late))
    })
    await step('Ich schreibe sie fest: ein Druck sagt, was das heißt, einer bestätigt es', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Festschreiben' }))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'RE-2026-0045 festschreiben' }, late))
      await shown(dialog.findByText(/ändert sich an dieser Rechnung nichts mehr/, {}, late))
      await userEvent.click(dialog.getByRole('button', { name: 'Nur festschreiben' }))
    })
    await step('Nun steht sie fest, und nichts daran lässt sich mehr ändern', async () => {
      await waitFor(
        () => expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Festgeschrieben'),
        late,
      )
      await waitFor(() => expect(canvas.queryAllByRole('textbox')).toHaveLength(0), late)
    })
  },
})
