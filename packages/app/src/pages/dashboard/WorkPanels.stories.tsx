import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { LaterPanel, WorkPanels } from './LaterPanel.tsx'
import { OpenedFind } from './OpenedFind.tsx'
import { Trend } from './Trend.tsx'

const renderAs = (user: string, panels = <WorkPanels />, path = '/dashboard') =>
  function staged() {
    return (
      <Stage user={user} path={path}>
        {panels}
      </Stage>
    )
  }

const { beetles, users } = seedWorld({ today: storyDay, size: 'small' })
const citizen = users.find(({ email }) => email === 'nutzer@waldkerf.test')
const found = beetles.find(({ status, user_id }) => status === 'published' && user_id !== citizen?.user_id)!

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: WorkPanels,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: renderAs('expert@waldkerf.test'),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    // The panel's heading takes the place of that of its code to come.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Als Nächstes zu prüfen' })).toBeVisible(), late)
  },
})
/** The season's chart and the trend alone. */
export const SeasonAlone = meta.story({
  render: renderAs(
    'neu@waldkerf.test',
    <>
      <LaterPanel name="year" />
      <Trend />
    </>,
  ),
})
/** A published record, opened by a role that has no GIS. */
export const OneRecord = meta.story({
  render: renderAs('nutzer@waldkerf.test', <OpenedFind />, `/dashboard?meldung=${found.id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: `Meldung ${found.id}` }, late)).toBeVisible()
  },
})
