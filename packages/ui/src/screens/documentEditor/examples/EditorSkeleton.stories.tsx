import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { EditorSkeleton } from '../EditorSkeleton.tsx'

const meta = preview.meta({ component: EditorSkeleton })

export const Loading = meta.story({ args: { waited: { status: 'loading' } } })
const retry = fn()
export const Failed = meta.story({
  args: { waited: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(retry).toHaveBeenCalled()
  },
})
