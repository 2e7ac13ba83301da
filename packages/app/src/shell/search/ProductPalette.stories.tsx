import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect, fn, within } from 'storybook/test'
import { ProductPalette } from './ProductPalette.tsx'

const late = { timeout: 5_000 }

const meta = preview.meta({
  component: ProductPalette,
  args: {
    navigation: { menu: [], currentPath: '/dashboard', breadcrumb: [] },
    signOut: fn(),
    onOpen: fn(),
  },
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    return () => sessionStorage.clear()
  },
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/dashboard">
      <ProductPalette {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = await canvas.findByRole('combobox', {}, late)
    await step('Drei Buchstaben finden Kunden, Rechnungen und Angebote', async () => {
      await userEvent.type(field, 'for')
      for (const name of ['Kunden', 'Rechnungen', 'Angebote'])
        await expect(await canvas.findByRole('group', { name }, late)).toBeVisible()
    })
    await step('Für den Kunden, der am besten passt, gibt es gleich ein neues Dokument', async () => {
      const clients = within(canvas.getByRole('group', { name: 'Kunden' }))
      await expect(clients.getByRole('option', { name: /^Neue Rechnung für / })).toBeVisible()
      await expect(clients.getByRole('option', { name: /^Neues Angebot für / })).toBeVisible()
    })
    await step('Ein Tippfehler wird verziehen', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Buchdruker')
      const species = await canvas.findByRole('group', { name: 'Arten' }, late)
      await expect(within(species).getByRole('option', { name: /Ips typographus/ })).toBeVisible()
    })
    await step('Eingabe führt hin, und beim nächsten Mal steht es zuerst', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpen).toHaveBeenCalledWith(undefined)
      await expect(sessionStorage.getItem('waldkerf.recent')).toContain('Buchdrucker')
    })
  },
})

export const Expert = meta.story({
  render: (args) => (
    <Stage user="expert@waldkerf.test" path="/dashboard">
      <ProductPalette {...args} />
    </Stage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('combobox', {}, late)
    await step('Wer prüft, findet Karten, aber keine Rechnungen', async () => {
      await userEvent.type(field, 'blatt')
      await expect(await canvas.findByRole('group', { name: 'Karten' }, late)).toBeVisible()
      await userEvent.clear(field)
      await userEvent.type(field, 'rechn')
      await expect(await canvas.findByText('Nichts gefunden', {}, late)).toBeVisible()
    })
  },
})

export const Citizen = meta.story({
  render: (args) => (
    <Stage user="nutzer@waldkerf.test" path="/dashboard">
      <ProductPalette {...args} />
    </Stage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Meldungen ja, Büro nein', async () => {
      await userEvent.type(await canvas.findByRole('combobox', {}, late), 'buchdrucker')
      await expect(await canvas.findByRole('group', { name: 'Meldungen' }, late)).toBeVisible()
      await expect(canvas.queryByRole('option', { name: 'Neue Rechnung' })).toBeNull()
    })
    await step('Auch Seiten, die nicht im Menü stehen, werden gefunden', async () => {
      const field = canvas.getByRole('combobox')
      await userEvent.clear(field)
      await userEvent.type(field, 'saison')
      const pages = within(await canvas.findByRole('group', { name: 'Seiten' }, late))
      await expect(pages.getByRole('option', { name: 'Saison' })).toBeVisible()
    })
    await step('Fund melden ist eine Aktion, einmal', async () => {
      const field = canvas.getByRole('combobox')
      await userEvent.clear(field)
      await userEvent.type(field, 'fund melden')
      const actions = within(await canvas.findByRole('group', { name: 'Aktionen' }, late))
      await expect(actions.getByRole('option', { name: 'Fund melden' })).toBeVisible()
      await expect(canvas.getAllByRole('option', { name: /^Fund melden/ })).toHaveLength(1)
    })
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
  play: async ({ canvas, userEvent, step }) => {
    await step('Ohne Antwort bleiben Seiten und Aktionen', async () => {
      await userEvent.type(await canvas.findByRole('combobox', {}, late), 'neue')
      await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' }, late)).toBeVisible()
      await expect(canvas.getByRole('option', { name: 'Neue Rechnung' })).toBeVisible()
    })
  },
})
