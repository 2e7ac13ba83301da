import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { exampleKinds, examplePoints } from './examplePoints.ts'
import { MapView } from './MapView.tsx'

const meta = preview.meta({
  component: MapView,
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
})
const points = examplePoints(600)

export const Ready = meta.story({
  args: {
    label: 'Fundorte',
    points,
    kinds: exampleKinds,
    selected: points[7],
    highlighted: points[12],
    onSelect: fn(),
    onHighlight: fn(),
    onSectionChange: fn(),
  },
})

export const Empty = meta.story({ args: { label: 'Fundorte', points: [], kinds: exampleKinds } })
export const HundredThousand = meta.story({ args: { ...Empty.composed.args, points: examplePoints(100_000) } })
export const Dark = meta.story({ args: Ready.composed.args, globals: { theme: 'dark' } })

export const Single = meta.story({
  args: { ...Ready.composed.args, points: points.slice(0, 2), selected: undefined, highlighted: undefined },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A click on a mark selects its point', async () => {
      await userEvent.click(await canvas.findByRole('img', { name: 'Punkt 1' }, { timeout: 5000 }))
      await expect(args.onSelect).toHaveBeenCalledWith(1)
    })
    await step('The map says which section it shows, and says so again after a key has moved it', async () => {
      await expect(args.onSectionChange).toHaveBeenCalled()
      const calls = (args.onSectionChange as ReturnType<typeof fn>).mock.calls.length
      await userEvent.click(canvas.getByRole('button', { name: 'Vergrößern' }))
      canvas.getByRole('application', { name: 'Fundorte' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() =>
        expect((args.onSectionChange as ReturnType<typeof fn>).mock.calls.length).toBeGreaterThan(calls),
      )
    })
  },
})
