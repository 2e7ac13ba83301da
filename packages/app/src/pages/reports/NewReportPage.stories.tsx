import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { NewReportPage } from './NewReportPage.tsx'
import { ReportsPage } from './ReportsPage.tsx'

const late = { timeout: 20_000 }

/** Deletes the reports that earlier stories stored in this browser. */
const forgetReports = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase('waldkerf.reports')
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve())
  })

const meta = preview.meta({
  component: NewReportPage,
  beforeEach: async ({ msw }) => {
    msw.use(...storyHandlers())
    await forgetReports()
  },
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/reports/new?schritt=angaben">
      <Routes>
        <Route path="/reports/new" element={<NewReportPage />} />
        <Route path="/reports/index" element={<ReportsPage />} />
      </Routes>
    </Stage>
  ),
})

/** The answer is lost once: the report is sent again with the same key. */
export const Ready = meta.story({
  beforeEach: () => loseAnswers('/rpc/w_add_kaefer', 1),
  play: async ({ canvas, userEvent, step }) => {
    await step('Geschrieben wird in den Speicher dieses Geräts', async () => {
      const remark = await canvas.findByRole('textbox', { name: 'Bemerkung' }, late)
      await userEvent.type(remark, 'Viel Bohrmehl am Stammfuß.')
      const day = canvas.getByLabelText('Tag des Fundes')
      await userEvent.clear(day)
      await userEvent.type(day, storyDay)
    })
    await step('Gesendet steht sie unter den eigenen Meldungen, einmal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Meldung senden' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem senden' }))
      await expect(await canvas.findByRole('heading', { name: /^Meine Meldungen/ }, late)).toBeVisible()
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Noch nicht gesendet' })).toBeNull(), late)
      const all = await canvas.findByRole('region', { name: /^Alle (anderen )?Meldungen$/ }, late)
      await waitFor(() => expect(all.querySelectorAll('li strong')[0]?.textContent).toBe('Unbekannte Art'), late)
    })
  },
})
/** A find with a mistake is reported again: the remark says of which report. */
export const Replacing = meta.story({
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/reports/new?ersetzt=12&schritt=angaben">
      <NewReportPage />
    </Stage>
  ),
  play: async ({ canvas }) => {
    const remark = await canvas.findByRole('textbox', { name: 'Bemerkung' }, late)
    await waitFor(() => expect(remark).toHaveValue('Ersetzt Meldung 12.'), late)
  },
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })

const Window = ({ name }: { name: string }) => (
  <section aria-label={name}>
    <Stage user="nutzer@waldkerf.test" path="/reports/new?schritt=angaben">
      <Routes>
        <Route path="/reports/new" element={<NewReportPage />} />
        <Route path="/reports/index" element={<ReportsPage />} />
      </Routes>
    </Stage>
  </section>
)

const isOpen = (one: ReturnType<typeof within>) => one.queryByRole('textbox', { name: 'Bemerkung' }) !== null

/** One person in two windows: one has the form; the other says so and can take it over with all that was typed. */
export const TwoWindows = meta.story({
  tags: ['long'],
  render: () => (
    <>
      <Window name="Erstes Fenster" />
      <Window name="Zweites Fenster" />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const windows = () =>
      ['Erstes Fenster', 'Zweites Fenster'].map((name) => within(canvas.getByRole('region', { name })))
    await waitFor(() => expect(windows().filter(isOpen)).toHaveLength(1), late)
    const [here, there] = windows().toSorted((one) => (isOpen(one) ? -1 : 1))
    await step('Ein Fenster hat das Formular, das andere sagt es', async () => {
      await userEvent.type(here!.getByRole('textbox', { name: 'Bemerkung' }), 'Viel Bohrmehl.')
      await expect(await there!.findByText(/in einem anderen Fenster offen/, {}, late)).toBeVisible()
    })
    await step('Das andere schreibt weiter, mit allem, was dort stand', async () => {
      await userEvent.click(there!.getByRole('button', { name: 'Hier weiterschreiben' }))
      await expect(await there!.findByRole('textbox', { name: 'Bemerkung' }, late)).toHaveValue('Viel Bohrmehl.')
      await expect(await here!.findByText(/in einem anderen Fenster offen/, {}, late)).toBeVisible()
    })
    await step('Gesendet, gibt es sie dort nicht noch einmal', async () => {
      await userEvent.click(there!.getByRole('button', { name: 'Meldung senden' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem senden' }))
      await expect(await here!.findByRole('textbox', { name: 'Bemerkung' }, late)).toHaveValue('')
    })
  },
})
