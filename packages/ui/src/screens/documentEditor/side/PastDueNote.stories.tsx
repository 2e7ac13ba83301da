import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { PastDueNote } from './PastDueNote.tsx'

const meta = preview.meta({ component: PastDueNote, parameters: { layout: 'padded' } })

const { model, state } = exampleDocument('invoice')
const old = { ...model, day: '2026-10-01', dueDay: '2026-10-15' }
const anyDay = { today: state.today, limits: { findReason: () => undefined } }

export const Ready = meta.story({
  args: { model: old, state: anyDay, act: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ist der Tag der Fälligkeit schon vorbei, setzt ein Druck das Datum auf heute', async () => {
      await expect(canvas.getByText(/^Fällig wäre sie schon am 15\.10\.2026 gewesen\./)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Datum auf heute setzen' }))
      const changes = { rn_datum: state.today }
      await expect(args.act).toHaveBeenCalledWith({ kind: 'run', command: { kind: 'header', changes } })
    })
  },
})
/** A later number is dated before today: the date stays as it is. */
export const Fixed = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...anyDay, limits: { findReason: () => ({ kind: 'after', nummer: 'RE-2026-0042', day: '2026-11-01' }) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Fällig wäre sie schon am 15\.10\.2026 gewesen\. Ihr Datum bleibt/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
/** There is time to pay: nothing is said. */
export const InTime = meta.story({
  args: { ...Ready.composed.args, model: { ...old, dueDay: state.today } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Fällig/)).toBeNull()
  },
})
