import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleTalk } from '../exampleReports.ts'
import { Conversation } from './Conversation.tsx'

const meta = preview.meta({ component: Conversation })

export const Ready = meta.story({
  args: { entries: { status: 'ready', data: exampleTalk() }, isDecided: false },
  play: async ({ canvas, step }) => {
    await step('Wessen Worte es sind, steht darüber', async () => {
      const headings = canvas.getAllByRole('heading').map(({ firstChild }) => firstChild?.textContent)
      await expect(headings).toEqual(['Ihre Bemerkung', 'Frage der Prüfung', 'Ihre Antwort', 'Frage der Prüfung'])
    })
  },
})
export const Empty = meta.story({ args: { entries: { status: 'ready', data: [] }, isDecided: false } })
export const Loading = meta.story({ args: { entries: { status: 'loading' }, isDecided: false } })
export const Failed = meta.story({
  args: { entries: { status: 'failed', message: 'Zeitlimit', retry: fn() }, isDecided: false },
})
export const Decided = meta.story({ args: { ...Ready.composed.args, isDecided: true } })
