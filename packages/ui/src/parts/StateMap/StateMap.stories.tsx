import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { StateMap } from './StateMap.tsx'

const meta = preview.meta({ component: StateMap, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    label: 'Funde nach Bundesland',
    none: (name: string) => `${name}: keine Funde`,
    values: [
      { name: 'Bayern', value: 83, label: 'Bayern: 83 Funde', to: '/gis/index?bundesland=Bayern' },
      { name: 'Niedersachsen', value: 64, label: 'Niedersachsen: 64 Funde', to: '/gis/index?bundesland=Niedersachsen' },
      { name: 'Steiermark', value: 12, label: 'Steiermark: 12 Funde' },
      { name: 'Atlantis', value: 3, label: 'Atlantis: 3 Funde' },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const ring = () => canvasElement.querySelector('[data-ring]')?.getAttribute('d')
    await step('Das Land unter dem Zeiger ist umrandet, und seine Zahl steht sofort da', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Bayern: 83 Funde' }))
      await expect(await canvas.findByText('Bayern: 83 Funde')).toBeVisible()
      await waitFor(() => expect(ring()).toBeTruthy())
    })
    await step('Auch ein Land, das nirgendwohin führt oder keine Funde hat, sagt seine Zahl', async () => {
      await userEvent.hover(canvas.getByRole('img', { name: 'Steiermark: 12 Funde' }))
      await expect(await canvas.findByText('Steiermark: 12 Funde')).toBeVisible()
      await userEvent.hover(canvas.getByRole('img', { name: 'Saarland: keine Funde' }))
      await expect(await canvas.findByText('Saarland: keine Funde')).toBeVisible()
      await userEvent.unhover(canvas.getByRole('group', { name: 'Funde nach Bundesland' }))
      await waitFor(() => expect(ring()).toBeFalsy())
    })
    await step('Mit der Tastatur ebenso; Esc nimmt die Zahl weg', async () => {
      await userEvent.tab()
      await expect(canvas.getByText(/^(Bayern|Niedersachsen): \d+ Funde$/)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByText(/: \d+ Funde$/)).toBeNull()
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, values: [] } })
