import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { space } from '../../theme/tokens.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = preview.meta({
  component: ProgressBar,
  decorators: [
    (Story) => (
      <div style={{ padding: space(6) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { label: 'Karten werden berechnet', value: 0.4 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Karten werden berechnet' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
  },
})

export const Endless = meta.story({
  args: { label: 'Karten werden gezählt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
})

export const Failed = meta.story({ args: { label: 'Drei Karten fehlen', value: 1, failed: true } })
