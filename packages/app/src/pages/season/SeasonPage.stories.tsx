import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { SeasonPage } from './SeasonPage.tsx'

const late = { timeout: 8_000 }

const stageFor = (user: string) =>
  function staged() {
    return (
      <Stage user={user} path="/season/index">
        <SeasonPage />
      </Stage>
    )
  }

const meta = preview.meta({
  component: SeasonPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: stageFor('nutzer@waldkerf.test'),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein veröffentlichter Fund öffnet sich hier: ohne GIS', async () => {
      const name = 'Zuletzt gemeldet, mit Bild'
      const heading = await canvas.findByRole('heading', { name }, late)
      heading.scrollIntoView({ block: 'center' })
      const links = () => within(canvas.getByRole('region', { name })).findAllByRole('link', {}, { timeout: 1_000 })
      const [first] = await waitFor(links, late)
      await userEvent.click(first!)
      const drawer = within(await canvas.findByRole('dialog', { name: /^Meldung \d+$/ }, late))
      await expect(await drawer.findByText('Verlauf')).toBeVisible()
      await userEvent.click(drawer.getByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(canvas.queryByRole('dialog', { name: /^Meldung/ })).toBeNull())
    })
  },
})
export const Administrator = meta.story({
  render: stageFor('admin@waldkerf.test'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offene Prüfungen nach Alter' }, late)).toBeVisible()
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
