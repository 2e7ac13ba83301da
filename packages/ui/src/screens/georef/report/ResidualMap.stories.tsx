import { fit } from '@waldkerf/domain/georef/solver/fit'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import preview from '@waldkerf/storybook/preview'
import { exampleWork } from '../examples/exampleWork.ts'
import { ResidualMap } from './ResidualMap.tsx'

const meta = preview.meta({ component: ResidualMap, parameters: { layout: 'padded' } })

const { type, points: placed } = exampleWork()
const points = toFitPoints(placed)
const found = fit(type, points)
if (!found.ok) throw new Error('the example points have no transformation')

export const Ready = meta.story({
  args: { points, fit: found, size: { width: 1_654, height: 1_170 }, picture: undefined },
})
/** No scan is recorded: the points say how far the sheet reaches. */
export const WithoutSize = meta.story({ args: { ...Ready.composed.args, size: null } })
