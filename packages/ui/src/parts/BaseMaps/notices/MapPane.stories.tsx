import { expect, fn } from 'storybook/test'
import preview from '@waldkerf/storybook/preview'
import { readBaseMaps } from '../readBaseMaps.ts'
import { MapPane } from './MapPane.tsx'

const {
  baseMaps: [question],
} = readBaseMaps([
  { type: 'xyz', title: 'basemap.de Farbe', url: 'https://karten.invalid/{z}/{x}/{y}.png', provider: 'basemap.de' },
])

const meta = preview.meta({
  component: MapPane,
  decorators: [
    (Story) => (
      <div style={{ height: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    choice: { question, answer: fn() },
    isQuiet: false,
    children: <div data-testid="map">Karte</div>,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Frage steht unter der Karte und verdeckt nichts von ihr', async () => {
      const yes = canvas.getByRole('button', { name: 'Ja, immer' })
      const map = canvas.getByTestId('map').getBoundingClientRect()
      await expect(yes.getBoundingClientRect().top).toBeGreaterThanOrEqual(map.bottom)
      await userEvent.click(yes)
      await expect(args.choice.answer).toHaveBeenCalledWith(true)
    })
  },
})
export const Quiet = meta.story({ args: { ...Ready.composed.args, isQuiet: true } })
export const Phone = meta.story({ args: Ready.composed.args, globals: { viewport: { value: 'phone' } } })
