import { expect, fn } from 'storybook/test'
import preview from '@waldkerf/storybook/preview'
import { newPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { changed, emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import { HalfPoints } from './LookBar.tsx'

const meta = preview.meta({ component: HalfPoints, parameters: { layout: 'padded' } })

const { points } = changed(emptyWorkplace('helmert', 25833), {
  kind: 'add',
  points: [newPoint([100, -200], [389_000, 5_810_000]), newPoint([1_200, -3_072], null), newPoint([300, -400], null)],
})

/** One lies beside the sheet, another has no place on the map. */
export const Ready = meta.story({
  args: { points, sheet: { width: 2_000, height: 2_806 }, onShow: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 Punkte sind unvollständig oder außerhalb des Blatts' }))
    await expect(args.onShow).toHaveBeenLastCalledWith(2, undefined)
  },
})
export const OffSheet = meta.story({
  args: { ...Ready.composed.args, points: points.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Punkt 2 liegt außerhalb des Blatts' })).toBeVisible()
  },
})
export const NoSheet = meta.story({
  args: { ...Ready.composed.args, sheet: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '2 Punkten fehlt noch eine Lage' })).toBeVisible()
  },
})
