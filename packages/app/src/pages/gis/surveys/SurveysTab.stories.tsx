import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { GisPage } from '../GisPage.tsx'

const stageAt =
  (path: string, user = 'expert@waldkerf.test') =>
  () => (
    <Stage user={user} path={path}>
      <GisPage />
    </Stage>
  )

const late = { timeout: 10_000 }

const meta = preview.meta({
  component: GisPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: stageAt('/gis/index?tab=einmessung'),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const asTable = async () => canvas.findByRole('button', { name: 'Vermessen und vermutet als Tabelle zeigen' }, late)
    await step('Über alle Kunden gibt es keine Einläufe', async () => {
      await userEvent.click(await asTable())
      await expect(canvas.getByRole('row', { name: /^Schächte/ })).toBeVisible()
      await expect(canvas.queryByRole('row', { name: /^Einläufe/ })).toBeNull()
    })
    await step('Ein Kunde hat sie', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Kunde' }))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await userEvent.click(await asTable())
      await expect(await canvas.findByRole('row', { name: /^Einläufe/ }, late)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
