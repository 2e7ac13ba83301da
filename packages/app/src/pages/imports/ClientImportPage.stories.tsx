import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, screen } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { ClientImportPage } from './ClientImportPage.tsx'

const late = { timeout: 10_000 }

const meta = preview.meta({
  component: ClientImportPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="admin@waldkerf.test" path="/clients/import">
      <ClientImportPage />
    </Stage>
  ),
})

const csv = [
  'Kundennr;Firma;Straße;PLZ;Ort;Land;Anrede;Nachname;E-Mail',
  '17;Waldgut Tann;Am Hang 3;37073;Göttingen;;Frau;Ahorn;ahorn@tann.test',
  '18;Stift Admont Forst;Hauptplatz 1;8911;Admont;Österreich;Herr;Tann;',
  '19;Gut Ohne Adresse;;;;;;;keine Adresse',
].join('\n')

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine Liste wird gelesen und geprüft, ohne dass etwas gespeichert wird', async () => {
      const [input] = await canvas.findAllByLabelText<HTMLInputElement>('Datei wählen', { selector: 'input' }, late)
      await userEvent.upload(input!, new File([csv], 'kunden.csv', { type: 'text/csv' }))
      await expect(await canvas.findByText('2 Kunden werden importiert', undefined, late)).toBeVisible()
      await expect(canvas.getByText(/^Nicht importiert: 1 fehlerhafte Zeile\./)).toBeVisible()
    })
    await step('Nach dem Vergleich werden sie importiert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mit dem Bestand vergleichen' }))
      await userEvent.click(await canvas.findByRole('button', { name: '2 Kunden importieren' }, late))
      await expect(await canvas.findByRole('heading', { name: '2 Kunden importiert' }, late)).toBeVisible()
    })
    await step('Und zurückgenommen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Zurücknehmen' }, late))
      await screen.findByRole('alertdialog', { name: 'Import zurücknehmen?' })
      await userEvent.click(screen.getByRole('button', { name: 'Zurücknehmen' }))
      await expect(await canvas.findByText('Zurückgenommen', undefined, late)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
