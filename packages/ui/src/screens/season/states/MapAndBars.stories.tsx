import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { exampleCounts } from '@waldkerf/ui/screens/dashboard/fixtures.ts'
import { MapAndBars } from './MapAndBars.tsx'

const meta = preview.meta({ component: MapAndBars, parameters: { layout: 'padded' } })

const none = (name: string) => `${name}: keine Funde`
const states = exampleCounts().byState.map(({ bundesland, anzahl }) => ({
  id: bundesland,
  name: bundesland || 'Ohne Angabe',
  value: anzahl,
  label: `${bundesland || 'Ohne Angabe'}: ${anzahl} Funde`,
  to: undefined,
}))

/** The list has room for twelve bars. */
export const Ready = meta.story({
  args: { label: 'Funde nach Bundesland', states, none, shown: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
  },
})
export const All = meta.story({ args: { ...Ready.composed.args, shown: states.length } })
