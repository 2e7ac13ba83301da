import { emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { assessed, exampleWork } from '../examples/exampleWork.ts'
import { VerdictLine } from './VerdictLine.tsx'

const meta = preview.meta({ component: VerdictLine, parameters: { layout: 'padded' } })

const work = exampleWork()
const next = 'Punkt 1: Stelle im Kartenbild wählen'

export const Ready = meta.story({
  args: { ...assessed(work), type: work.type, next, onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
/** A button stands beside it. */
export const Brief = meta.story({ args: { ...Ready.composed.args, isBrief: true } })
const none = emptyWorkplace('helmert', 25833)
/** With too few points to judge it says what comes next. */
export const Empty = meta.story({
  args: { ...Ready.composed.args, ...assessed(none), type: none.type },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(next)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
