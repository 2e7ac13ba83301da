import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { SamplesPage } from './SamplesPage.tsx'

const stageFor = (user: string) => () => (
  <Stage user={user} path="/samples/index">
    <SamplesPage />
  </Stage>
)

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: SamplesPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: stageFor('admin@waldkerf.test'),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich sehe die Einträge', async () => {
      await expect(await canvas.findByRole('grid', { name: 'Beispielseite' }, late)).toBeVisible()
    })
    await step('und lege einen neuen an', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neuer Eintrag' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Neuer Eintrag' }, late))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Bezeichnung' }), 'Ahorngrund')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), late)
      await expect(await canvas.findByText('Ahorngrund', undefined, late)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
export const Forbidden = meta.story({ render: stageFor('expert@waldkerf.test') })
