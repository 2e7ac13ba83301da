import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { meanwhile } from '@waldkerf/testing/meanwhile'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { ReportPage } from './ReportPage.tsx'

const email = 'nutzer@waldkerf.test'
const world = seedWorld({ today: storyDay, size: 'small' })
const person = world.users.find((row) => row.email === email)?.user_id
const own = world.beetles.filter(({ user_id }) => user_id === person)
const asked = own.find(({ status, beantwortet }) => status === 'query' && !beantwortet)?.id ?? 0
const foreign = world.beetles.find(({ user_id, status }) => user_id !== person && status === 'published')?.id ?? 0

const stageAt = (id: number) => () => (
  <Stage user={email} path={`/reports/${id}`}>
    <Routes>
      <Route path="/reports/:kaefer_id" element={<ReportPage />} />
    </Routes>
  </Stage>
)

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: ReportPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    return () => {
      drafts.end()
      drafts.begin(email)
    }
  },
  render: stageAt(asked),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Antwort geht ab und steht im Gespräch', async () => {
      const field = await canvas.findByRole('textbox', { name: 'Ihre Antwort' }, late)
      await userEvent.type(field, 'Sechs Bäume, alle in einer Gruppe.')
      await expect(drafts.find({ user: email, entity: `answers/${asked}`, version: 0 })?.value).toMatchObject({
        text: 'Sechs Bäume, alle in einer Gruppe.',
      })
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(await canvas.findByText('Sechs Bäume, alle in einer Gruppe.', { selector: 'p' }, late)).toBeVisible()
      await waitFor(() => expect(drafts.find({ user: email, entity: `answers/${asked}`, version: 0 })).toBeUndefined())
    })
  },
})
export const Missing = meta.story({
  render: stageAt(987_654),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diese Meldung gibt es nicht (mehr)', {}, late)).toBeVisible()
  },
})
export const Foreign = meta.story({
  render: stageAt(foreign),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Das ist nicht Ihre Meldung', {}, late)).toBeVisible()
  },
})

/** An expert has decided meanwhile, so the question is closed. */
export const QuestionClosed = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Text bleibt, und es steht da, warum er nicht gesendet ist', async () => {
      const field = await canvas.findByRole('textbox', { name: 'Ihre Antwort' }, late)
      await userEvent.type(field, 'Zu spät.')
      await meanwhile('expert@waldkerf.test', 'a_update_kaefer', { id: String(asked), status: 'published' })
      await userEvent.click(canvas.getByRole('button', { name: 'Antwort senden' }))
      await expect(await canvas.findByText(/Die Rückfrage ist nicht mehr offen/, {}, late)).toBeVisible()
      await expect(canvas.getByDisplayValue('Zu spät.')).toBeVisible()
    })
  },
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
