import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { RelativeTime } from './RelativeTime.tsx'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()

const meta = preview.meta({ component: RelativeTime, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { at: ago(0) },
  render: () => (
    <ul>
      {[5, 90, 7_300, 100_000].map((seconds) => (
        <li key={seconds}>
          <RelativeTime at={ago(seconds)} />
        </li>
      ))}
      <li>
        <RelativeTime at="2026-03-02T08:05:00Z" />
      </li>
    </ul>
  ),
  play: async ({ canvas, globals, step }) => {
    await step('Was eben war, sagt wie lange es her ist, und hat die volle Zeit daneben', async () => {
      const minutes = await canvas.findByText(globals['language'] === 'en' ? '2 minutes ago' : 'vor 2 Minuten')
      await expect(minutes.title).toMatch(/\d{4},? \d{2}:\d{2}/)
    })
    await step('Was länger her ist, steht mit seinem Tag da', async () => {
      await expect(canvas.getByText(/2026,? 09:05/)).toBeVisible()
    })
  },
})
