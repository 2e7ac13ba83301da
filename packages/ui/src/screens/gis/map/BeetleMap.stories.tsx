import { speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { noBaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { BeetleMap, type BeetleMapProps } from './BeetleMap.tsx'
import { beetlePoints } from './beetlePoint.ts'
import { LateBeetleMap } from './LateBeetleMap.tsx'

const { beetles, species } = seedWorld({ today: storyDay, size: 'small' })

const meta = preview.meta({
  component: BeetleMap,
  decorators: [
    (Story) => (
      <div style={{ height: 480 }}>
        <Story />
      </div>
    ),
  ],
})

const list: BeetleMapProps['list'] = {
  byId: speciesById(species),
  source: { type: 'points', points: beetlePoints(beetles) },
  beetleLabel: (id) => `Meldung ${id}`,
  total: beetles.length,
}

const isShown = async (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), { timeout: 10_000 })

export const Ready = meta.story({
  args: {
    list,
    selected: undefined,
    highlighted: undefined,
    actions: { onSelect: fn(), onHighlight: fn(), onSectionChange: fn() },
    section: undefined,
    goal: undefined,
    baseMaps: noBaseMaps,
  },
  play: async ({ canvasElement, step }) => {
    await step('Die Funde stehen auf der Karte', () => isShown(canvasElement))
  },
})

/** Its code comes when a map is shown. */
export const Late = meta.story({
  args: Ready.composed.args,
  render: (args) => <LateBeetleMap {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Sie kommt nach', async () => {
      await expect(await canvas.findByRole('application', {}, { timeout: 10_000 })).toBeVisible()
      await isShown(canvasElement)
    })
  },
})

/** A Land is chosen: the map goes to its outlines, wherever its finds are. */
export const ToLand = meta.story({
  args: { ...Ready.composed.args, goal: { act: 1, land: 'Tirol', section: undefined } },
  play: async ({ args, canvasElement, step }) => {
    await step('Der Ausschnitt ist der von Tirol', async () => {
      await isShown(canvasElement)
      await waitFor(
        async () => {
          const [section] = mocked(args.actions.onSectionChange).mock.lastCall ?? []
          await expect(section?.west).toBeGreaterThan(8)
          await expect(section?.east).toBeLessThan(15)
        },
        { timeout: 10_000 },
      )
    })
  },
})

export const Empty = meta.story({
  args: { ...Ready.composed.args, list: { ...list, source: { type: 'points', points: beetlePoints([]) }, total: 0 } },
})
