import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { emptyDraft } from '../draft/articleDraft.ts'
import { StatusBar } from '../StatusBar.tsx'

const meta = preview.meta({ component: StatusBar })

export const Ready = meta.story({
  args: { draft: emptyDraft, change: fn(), wrongSource: false, onSourceLeft: fn(), busy: false, save: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }))
    await expect(args.save).toHaveBeenCalledWith('published')
  },
})
export const Published = meta.story({
  args: { ...Ready.composed.args, draft: { ...emptyDraft, status: 'published', comment_disabled: true } },
})
/** The source's address is wrong: its field stands open. */
export const Faulty = meta.story({
  args: { ...Ready.composed.args, wrongSource: true, draft: { ...emptyDraft, source_uri: 'wald' } },
})
export const Busy = meta.story({ args: { ...Ready.composed.args, busy: true } })
