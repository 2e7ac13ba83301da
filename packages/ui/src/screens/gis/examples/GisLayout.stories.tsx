import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'
import { GisLayout } from '../GisLayout.tsx'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 480px;
`
const Pane = styled.p`
  padding: ${space(4)};
`

const meta = preview.meta({
  component: GisLayout,
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    width: 'wide',
    map: <Pane>Karte</Pane>,
    table: <Pane>Tabelle</Pane>,
    look: { view: 'table', onView: fn() },
  },
})
export const Stacked = meta.story({ args: { ...Ready.composed.args, width: 'stacked' } })
/** One pane at a time; the map is created when it is first shown. */
export const OnePaneOnPhone = meta.story({
  args: { ...Ready.composed.args, width: 'phone', map: <Pane>Die ganze Karte</Pane> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Bilder' }))
    await expect(args.look?.onView).toHaveBeenCalledWith('pictures')
    await expect(canvas.queryByText('Die ganze Karte')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Karte' }))
    await expect(canvas.getByText('Die ganze Karte')).toBeVisible()
  },
})
