import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { ForecastPage } from './ForecastPage.tsx'

const late = { timeout: 8_000 }

const stageAt = (path: string, user = 'admin@waldkerf.test') =>
  function staged() {
    return (
      <Stage user={user} path={path}>
        <ForecastPage />
      </Stage>
    )
  }

const meta = preview.meta({
  component: ForecastPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
  render: stageAt('/forecast/index'),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich trage ein, was ich erwarte', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Eintrag' }, late))
      const dialog = within(await screen.findByRole('dialog', { name: 'Neuer Eintrag' }, late))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Betrag' }), '98765,43')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), late)
      await expect(canvas.getByRole('region', { name: 'Ausblick nach Monat und Art' })).toBeVisible()
    })
  },
})

export const Deleted = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Einträge' }, late)
    const before = grid.getAttribute('aria-rowcount')
    await step('Ich lösche einen Eintrag und nehme das zurück', async () => {
      grid.focus()
      await userEvent.keyboard('{Home} ')
      await userEvent.click(await canvas.findByRole('button', { name: 'Löschen' }, late))
      await waitFor(() => expect(grid.getAttribute('aria-rowcount')).not.toBe(before))
      notices.act(notices.snapshot().shown[0]!.id)
      await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe(before))
    })
  },
})

export const ChangedAssumptions = meta.story({
  render: stageAt('/forecast/index?versendet=0&verzug=30'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/gegenüber der Grundannahme$/, {}, late)).toBeVisible()
  },
})
export const Forbidden = meta.story({ render: stageAt('/forecast/index', 'expert@waldkerf.test') })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
