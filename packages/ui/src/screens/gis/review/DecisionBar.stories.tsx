import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { DecisionBar } from './DecisionBar.tsx'

const beetle = seedWorld({ today: storyDay, size: 'small' }).beetles[0]!

const meta = preview.meta({ component: DecisionBar })

export const Ready = meta.story({
  args: {
    beetle: { ...beetle, status: 'new' },
    outcome: undefined,
    saving: false,
    onDecide: fn(),
    onLeave: fn(),
  },
})

export const Published = meta.story({ args: { ...Ready.composed.args, beetle: { ...beetle, status: 'published' } } })
export const Rejected = meta.story({ args: { ...Ready.composed.args, beetle: { ...beetle, status: 'rejected' } } })
export const UnknownStatus = meta.story({
  args: { ...Ready.composed.args, beetle: { ...beetle, status: 'archiviert' } },
})
export const Saving = meta.story({ args: { ...Ready.composed.args, outcome: { kind: 'saving' }, saving: true } })
export const Saved = meta.story({ args: { ...Published.composed.args, outcome: { kind: 'saved' } } })

export const Failed = meta.story({
  args: { ...Ready.composed.args, outcome: { kind: 'failed', message: 'Der Datendienst antwortet gerade nicht.' } },
})

export const Withdraw = meta.story({
  args: { ...Published.composed.args, outcome: { kind: 'withdraw' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Withdrawing a publication is asked for once more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurückziehen' }))
      await expect(args.onDecide).toHaveBeenCalledWith('rejected', true)
    })
  },
})
