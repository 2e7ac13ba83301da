import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/storybook/stage/Stage'
import { MorePanels } from './MorePanels.tsx'
import { OwnRecord } from './OwnRecord.tsx'
import { Season, Trend } from './SeasonPanels.tsx'

const renderAs = (user: string, panels = <MorePanels />) =>
  function staged() {
    return (
      <Stage user={user} path="/dashboard">
        {panels}
      </Stage>
    )
  }

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: MorePanels,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: renderAs('expert@waldkerf.test'),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Am längsten offen' }, late)).toBeVisible()
  },
})
/** The season's chart and the trend alone. */
export const SeasonAlone = meta.story({
  render: renderAs(
    'neu@waldkerf.test',
    <>
      <Season />
      <Trend />
    </>,
  ),
})
/** One of the own reports, for whoever has no GIS. */
export const OneRecord = meta.story({
  render: renderAs('nutzer@waldkerf.test', <OwnRecord id={1} onClose={() => undefined} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Meldung 1' }, late)).toBeVisible()
  },
})
