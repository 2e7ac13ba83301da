import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { CheckedState } from './CheckedState.tsx'

const meta = preview.meta({ component: CheckedState, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { status: 'georeferenziert', verdict: 'good', isSaved: true, isNext: true, onCheck: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Als geprüft markieren' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
})
const ready = Ready.composed.args
/** Unsaved points are not what would be called checked. */
export const Unsaved = meta.story({
  args: { ...ready, isSaved: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Als geprüft markieren' })).toBeDisabled()
  },
})
export const Failed = meta.story({
  args: { ...ready, onCheck: fn() },
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onCheck).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Als geprüft markieren' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Datendienst antwortet nicht.')
  },
})
export const Checked = meta.story({ args: { ...ready, status: 'geprüft' } })
/** Called checked, and there is nothing to judge it by. */
export const NotJudged = meta.story({
  args: { ...ready, status: 'geprüft', verdict: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('data-tone', 'none')
  },
})
/** Called checked, and not usable: both cannot be. */
export const Contradicted = meta.story({
  args: { ...ready, status: 'geprüft', verdict: 'unusable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Als „geprüft“ geführt, doch/)).toBeVisible()
  },
})
