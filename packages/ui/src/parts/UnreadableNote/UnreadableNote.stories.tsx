import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { UnreadableNote } from './UnreadableNote.tsx'

const meta = preview.meta({ component: UnreadableNote, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { state: { status: 'ready', data: [], unreadable: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 Zeile war nicht lesbar und fehlt hier.')
  },
})
export const Several = meta.story({
  args: { state: { status: 'ready', data: [], unreadable: 1_200 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1.200 Zeilen waren nicht lesbar')
  },
})
/** Nothing is missing: nothing is said. */
export const Whole = meta.story({
  args: { state: { status: 'ready', data: [] } },
  parameters: { shown: { nothing: 'All rows could be read, so nothing is said.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})
