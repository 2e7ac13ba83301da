import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/storybook/stage/Stage'
import { loseAnswers } from '@waldkerf/storybook/steps/loseAnswers'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { NewReportPage } from './NewReportPage.tsx'
import { ReportsPage } from './ReportsPage.tsx'

const late = { timeout: 20_000 }

/** Nothing of an earlier story is on this device. */
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

/** The answer gets lost once: it is sent again with the same key. */
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
      await expect(await canvas.findByRole('heading', { name: /^Meine Meldungen/ }, late)).toBeVisible()
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Noch nicht gesendet' })).toBeNull(), late)
      const all = await canvas.findByRole('region', { name: 'Alle Meldungen' }, late)
      await waitFor(
        () => expect(all.querySelectorAll('li strong')[0]?.textContent).toBe('n. n. – unbekannte Art'),
        late,
      )
    })
  },
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
