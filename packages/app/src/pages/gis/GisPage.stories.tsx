import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { GisPage } from './GisPage.tsx'

const stageAt =
  (path: string, user = 'expert@waldkerf.test') =>
  () => (
    <Stage user={user} path={path}>
      <GisPage />
    </Stage>
  )

/** Messages of the notices that are shown now. */
const said = () => notices.snapshot().shown.map(({ message }) => message)

const meta = preview.meta({
  component: GisPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: stageAt('/gis/index?status=new'),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Expertin öffnet die erste neue Meldung', async () => {
      const rows = await canvas.findAllByRole('row', { name: /Neu/ }, { timeout: 8_000 })
      if (rows[0]) await userEvent.click(rows[0])
      await waitFor(() => expect(canvas.getByRole('button', { name: /Veröffentlichen/ })).toBeVisible(), {
        timeout: 5_000,
      })
    })
    await step('und bleibt bei ihr', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Weiter nach Entscheidung' }))
    })
    await step('und veröffentlicht sie: der neue Status steht sofort da und lässt sich zurücknehmen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Veröffentlichen/ }))
      await expect(await canvas.findByText(/Wird in \d s veröffentlicht/)).toBeVisible()
    })
    await step('Noch einmal gedrückt ist es gesendet und gespeichert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Veröffentlichen/ }))
      await expect(await canvas.findByText('Gespeichert', {}, { timeout: 5_000 })).toBeVisible()
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
/** The species' names cannot be read: no record is shown as having no species. */
export const WithoutSpecies = meta.story({
  beforeEach: () => loseAnswers('/kaeferarten'),
  play: async ({ canvas, step }) => {
    await step('Was fehlt, wird an seinem Platz gesagt, mit einem Weg, es zu laden', async () => {
      await expect(await canvas.findByText('Namen der Arten: nicht geladen', {}, { timeout: 8_000 })).toBeVisible()
      const [row] = await canvas.findAllByRole('row', { name: /Neu/ }, { timeout: 8_000 })
      await expect(row).toHaveTextContent('nicht geladen')
      await expect(canvas.getByRole('button', { name: 'Erneut laden' })).toBeVisible()
    })
  },
})

/** A link to a record that is not there. */
export const NoSuchRecord = meta.story({
  render: stageAt('/gis/index?meldung=99999999'),
  play: async ({ canvas, step }) => {
    await step('Es wird gesagt, und die Liste steht da', async () => {
      await waitFor(() => expect(said().join(' ')).toContain('Meldung 99999999 gibt es nicht'), { timeout: 8_000 })
      await expect(await canvas.findByRole('grid', { name: 'Käfermeldungen' })).toBeVisible()
    })
  },
})

/** A link with filters of every kind, some of them invalid. */
export const Addressed = meta.story({
  render: stageAt('/gis/index?status=published&bundesland=Bayern&ort=mit&week=2025-W53&bild=vielleicht'),
  play: async ({ canvas, step }) => {
    await step('Was sich verstehen lässt, engt die Liste ein', async () => {
      await expect(await canvas.findByRole('combobox', { name: 'Bundesland' })).toHaveValue('Bayern')
      await expect(canvas.getByRole('combobox', { name: 'Koordinaten' })).toHaveValue('with')
      await expect(canvas.getByRole('button', { name: /^Veröffentlicht/ })).toHaveAttribute('aria-pressed', 'true')
    })
    await step('der Rest bewirkt nichts', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Bilder' })).toHaveValue('')
      await expect(canvas.getByLabelText('Kalenderwoche')).toHaveValue('')
    })
  },
})
