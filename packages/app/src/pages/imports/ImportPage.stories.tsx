import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { ImportPage } from './ImportPage.tsx'

const late = { timeout: 10_000 }

const stageFor = (user: string) =>
  function staged() {
    return (
      <Stage user={user} path="/gis/import">
        <ImportPage />
      </Stage>
    )
  }

const meta = preview.meta({
  component: ImportPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: stageFor('expert@waldkerf.test'),
})

const csv = [
  'Kennung;Käferart;Funddatum;Breite;Länge',
  '1;Buchdrucker;17.05.2026;48,1;11,6',
  '2;Ips typographus (Linnaeus, 1758);2026-05-18;48,2;11,7',
  '3;Buchdruker;19.05.2026;48,3;11,8',
  '4;Buchdrucker;bald;48,3;11,8',
].join('\n')

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine Datei wird gelesen und geprüft, ohne dass etwas gespeichert wird', async () => {
      const [input] = await canvas.findAllByLabelText<HTMLInputElement>('Datei wählen', { selector: 'input' }, late)
      await userEvent.upload(input!, new File([csv], 'funde.csv', { type: 'text/csv' }))
      await expect(await canvas.findByText('2 Funde werden importiert', undefined, late)).toBeVisible()
    })
    await step('Ein unklarer Name wird einmal gefragt', async () => {
      await expect(canvas.getByText('Eine Frage ist offen (1 Zeile)')).toBeVisible()
      await userEvent.selectOptions(canvas.getByLabelText('Welche Art ist „Buchdruker“?'), '1')
      await expect(await canvas.findByText('3 Funde werden importiert', undefined, late)).toBeVisible()
    })
    await step('Nach dem Vergleich werden sie importiert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mit dem Bestand vergleichen' }))
      await userEvent.click(await canvas.findByRole('button', { name: '3 Funde importieren' }, late))
      await expect(await canvas.findByRole('heading', { name: '3 Funde importiert' }, late)).toBeVisible()
      const row = canvas.getByRole('row', { name: /^5 Das Funddatum ist kein Tag/ })
      await expect(within(row).getByText('bald')).toHaveRole('mark')
    })
    await step('Und stehen in einer Liste, in der nur sie sind', async () => {
      const list = canvas.getByRole('link', { name: 'Diese Funde ansehen' })
      await expect(list.getAttribute('href')).toMatch(/^\/gis\/index\?import=[0-9a-f-]{36}$/)
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
