import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { GisPage } from '../GisPage.tsx'

const stageAt =
  (path: string, user = 'admin@waldkerf.test') =>
  () => (
    <Stage user={user} path={path}>
      <GisPage />
    </Stage>
  )

const late = { timeout: 10_000 }

const meta = preview.meta({
  component: GisPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
  render: stageAt('/gis/index?tab=karten'),
})

export const Ready = meta.story({
  render: stageAt('/gis/index?tab=karten&kunde=1&karte=1'),
  play: async ({ canvas, userEvent, step }) => {
    const details = within(await canvas.findByLabelText(/^Karte /, {}, late))
    await step('Ich berichtige ein Feld', async () => {
      await userEvent.click(details.getByRole('button', { name: 'Bearbeiten' }))
      const year = details.getByLabelText('Jahr')
      await userEvent.clear(year)
      await userEvent.type(year, '1912{Enter}')
      await expect(await details.findByText('Gespeichert', {}, late)).toBeVisible()
    })
    await step('Die Liste zeigt es', async () => {
      await userEvent.click(details.getByLabelText('Schließen'))
      await expect(await canvas.findByText('1912', {}, late)).toBeVisible()
    })
  },
})

/** Clients and points fail to load: the maps are listed, with a note on the missing parts. */
export const WithoutPoints = meta.story({
  beforeEach() {
    const ends = [loseAnswers('/rpc/w_get_karten_punkte'), loseAnswers('/rpc/a_get_kataster_overview')]
    return () => {
      for (const end of ends.toReversed()) end()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunden und Lage der Karten: nicht geladen', {}, late)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Erneut laden' })).toBeVisible()
  },
})

export const InCell = meta.story({
  tags: ['long'],
  render: stageAt('/gis/index?tab=karten&kunde=1'),
  play: async ({ canvas, userEvent, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Karten' }, late)
    await within(grid).findAllByRole('row', { name: /Blatt/ }, late)
    await step('Ich gehe zum Jahr der ersten Karte und tippe darüber', async () => {
      grid.focus()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{F2}')
      const year = await screen.findByRole('textbox', { name: 'Jahr' }, late)
      await waitFor(() => expect(year).toHaveFocus())
      await userEvent.keyboard('1921{Enter}')
    })
    await step('Die Liste zeigt es, und ich bin wieder darin', async () => {
      await expect(await within(grid).findByText('1921', {}, late)).toBeVisible()
      await waitFor(() => expect(grid).toHaveFocus())
    })
  },
})

export const Created = meta.story({
  tags: ['long'],
  render: stageAt('/gis/index?tab=karten&suche=probeblatt'),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Keine Karte passt', {}, late)
    await step('Ich lege eine Karte an', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neue Karte' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Neue Karte' }, late))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Probeblatt')
      await userEvent.click(dialog.getByRole('button', { name: 'Karte anlegen' }))
    })
    const details = within(await canvas.findByRole('region', { name: 'Karte Probeblatt' }, late))
    await step('und lösche sie wieder', async () => {
      await userEvent.click(details.getByRole('button', { name: 'Bearbeiten' }))
      await userEvent.click(details.getByRole('button', { name: 'Karte löschen' }))
      const dialog = within(await screen.findByRole('dialog', { name: /löschen\?/ }, late))
      await userEvent.type(dialog.getByRole('textbox'), 'Probeblatt{Enter}')
      await expect(await canvas.findByText('Keine Karte passt', {}, late)).toBeVisible()
    })
  },
})

export const FromAddress = meta.story({
  render: stageAt('/gis/index?tab=karten&passpunkte=ohne&sortierung=-jahr'),
  play: async ({ canvas, step }) => {
    await step('Die Adresse sagt, was zu sehen ist', async () => {
      await expect(await canvas.findByRole('combobox', { name: 'Georeferenzierung' }, late)).toHaveValue('without')
      const head = await canvas.findByRole('columnheader', { name: /^Jahr/ }, late)
      await expect(head).toHaveAttribute('aria-sort', 'descending')
    })
  },
})

export const TabsChanged = meta.story({
  tags: ['long'],
  render: stageAt('/gis/index?tab=karten', 'expert@waldkerf.test'),
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich enge die Karten ein, gehe fort und komme zu ihnen zurück, wie sie waren', async () => {
      // Both tabs have a search field: wait for the heading of this one.
      await canvas.findByRole('heading', { name: 'Karten' }, late)
      await userEvent.type(await canvas.findByRole('searchbox', { name: 'Suchen' }, late), 'blatt')
      await userEvent.click(canvas.getByRole('tab', { name: 'Käfer' }))
      await canvas.findByRole('grid', { name: 'Käfermeldungen' }, late)
      await userEvent.click(canvas.getByRole('tab', { name: 'Karten' }))
      await canvas.findByRole('heading', { name: 'Karten' }, late)
      await expect(await canvas.findByRole('searchbox', { name: 'Suchen' }, late)).toHaveValue('blatt')
    })
    await step('Eine Expertin löscht keine Karte', async () => {
      const rows = await canvas.findAllByRole('row', { name: /Blatt/ }, late)
      if (rows[0]) await userEvent.click(rows[0])
      await canvas.findByRole('region', { name: /^Karte / }, late)
      await expect(canvas.queryByRole('button', { name: 'Karte löschen' })).toBeNull()
    })
  },
})

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
export const AllMaps = meta.story({})
