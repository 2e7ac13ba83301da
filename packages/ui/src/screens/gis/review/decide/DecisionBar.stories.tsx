import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { DecisionBar } from './DecisionBar.tsx'

const meta = preview.meta({ component: DecisionBar })

export const Ready = meta.story({
  args: {
    status: 'new',
    outcome: undefined,
    actions: { decide: fn(), leave: fn(), reopen: fn(), again: fn(), drop: fn() },
  },
})
const { actions } = Ready.composed.args

export const AskingNobody = meta.story({
  args: { ...Ready.composed.args, asksNobody: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Rückfrage/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /Ablehnen/ })).toBeVisible()
  },
})
export const Published = meta.story({ args: { ...Ready.composed.args, status: 'published' } })
export const Rejected = meta.story({ args: { ...Ready.composed.args, status: 'rejected' } })
export const UnknownStatus = meta.story({ args: { ...Ready.composed.args, status: 'archiviert' } })
export const Sending = meta.story({
  args: { ...Ready.composed.args, outcome: { kind: 'sending', status: 'published' } },
})
export const Stored = meta.story({ args: { ...Published.composed.args, outcome: { kind: 'stored' } } })

const ground = (button: HTMLElement | undefined) => button && getComputedStyle(button).backgroundColor
export const Begun = meta.story({
  args: { ...Ready.composed.args, outcome: { kind: 'messageMissing', status: 'query' }, written: 'query' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was begonnen ist, ist der eine gefüllte Knopf, mit der Taste, die es sendet', async () => {
      const [ask, publish] = ['Rückfrage senden', 'Veröffentlichen'].map((name) => canvas.getByRole('button', { name }))
      await expect(ground(publish)).toBe(ground(canvas.getByRole('button', { name: 'Ablehnen' })))
      await expect(ground(ask)).not.toBe(ground(publish))
      await expect(ask).toHaveTextContent('Strg ↵')
      await userEvent.click(ask!)
      await expect(actions.decide).toHaveBeenCalledWith('query')
    })
  },
})
export const BegunRejection = meta.story({
  args: { ...Ready.composed.args, outcome: { kind: 'messageMissing', status: 'rejected' }, written: 'rejected' },
})

export const Failed = meta.story({
  args: { ...Ready.composed.args, outcome: { kind: 'failed', message: 'Der Datendienst antwortet gerade nicht.' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Was scheiterte, lässt sich noch einmal senden oder verwerfen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut senden' }))
      await expect(actions.again).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }))
      await expect(actions.drop).toHaveBeenCalledOnce()
    })
  },
})

export const FailedAfterMessage = meta.story({ args: { ...Failed.composed.args, messageStored: true } })

export const Withdraw = meta.story({
  args: { ...Published.composed.args, outcome: { kind: 'confirm' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine Veröffentlichung zurückzuziehen wird noch einmal gefragt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurückziehen' }))
      await expect(actions.decide).toHaveBeenCalledWith('rejected', true)
    })
  },
})

export const Reopen = meta.story({
  args: { ...Rejected.composed.args, outcome: { kind: 'reopen' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dabei bleiben' }))
    await expect(actions.leave).toHaveBeenCalled()
  },
})
