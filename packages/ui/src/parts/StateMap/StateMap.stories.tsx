import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { StateMap } from './StateMap.tsx'

const meta = preview.meta({ component: StateMap })

export const Ready = meta.story({
  args: {
    label: 'Funde nach Bundesland',
    values: [
      { name: 'Bayern', value: 83, label: 'Bayern: 83 Funde', to: '/gis/index?bundesland=Bayern' },
      { name: 'Niedersachsen', value: 64, label: 'Niedersachsen: 64 Funde', to: '/gis/index?bundesland=Niedersachsen' },
      { name: 'Steiermark', value: 12, label: 'Steiermark: 12 Funde' },
      { name: 'Atlantis', value: 3, label: 'Atlantis: 3 Funde' },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const ring = () => canvasElement.querySelector('[data-ring]')?.getAttribute('d')
    await step('The Land that the pointer is on is ringed', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Bayern: 83 Funde' }))
      await waitFor(() => expect(ring()).toBeTruthy())
      await userEvent.unhover(canvas.getByRole('group', { name: 'Funde nach Bundesland' }))
      await waitFor(() => expect(ring()).toBeFalsy())
    })
    await step('So is the one that the keyboard is on', async () => {
      await userEvent.tab()
      await waitFor(() => expect(ring()).toBeTruthy())
    })
  },
})
export const Empty = meta.story({ args: { label: 'Funde nach Bundesland', values: [] } })
