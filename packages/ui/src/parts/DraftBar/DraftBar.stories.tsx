import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { DraftBar } from './DraftBar.tsx'

const meta = preview.meta({
  component: DraftBar,
  decorators: [
    (Story) => (
      <div style={{ padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    draft: { savedAt: '2026-11-20T09:05:00Z', outdated: false },
    onRestore: fn(),
    onDiscard: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Mit der Tastatur lässt sich wiederherstellen', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('20.11.2026')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRestore).toHaveBeenCalledOnce()
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, draft: undefined } })

export const Outdated = meta.story({
  args: { ...Ready.composed.args, draft: { savedAt: '2026-11-20T09:05:00Z', outdated: true } },
})

/** Typed differently in two sessions: both stand side by side, the newest is chosen. */
export const Clashing = meta.story({
  args: {
    ...Ready.composed.args,
    draft: {
      savedAt: '2026-11-20T09:05:00Z',
      outdated: false,
      clashes: [{ piece: 'bez', name: 'Position 1, Leistung', versions: ['Aufmaß im Revier', 'Aufmaß'] }],
    },
    onRestore: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Aufmaß im Revier' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Aufmaß' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Wiederherstellen' }))
    await expect(args.onRestore).toHaveBeenCalledWith({ bez: 1 })
  },
})

export const Full = meta.story({ args: { ...Ready.composed.args, draft: undefined, problem: 'full' } })

export const Blocked = meta.story({ args: { ...Ready.composed.args, draft: undefined, problem: 'blocked' } })
