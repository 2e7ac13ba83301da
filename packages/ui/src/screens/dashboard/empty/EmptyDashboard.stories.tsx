import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { EmptyDashboard } from './EmptyDashboard.tsx'

const meta = preview.meta({ component: EmptyDashboard })

export const Ready = meta.story({
  args: { reportAt: '#melden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fund melden' })).toHaveAttribute('href', '#melden')
  },
})
/** Accounts that wait to be admitted have no step to take. */
export const Forbidden = meta.story({
  args: { reportAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
