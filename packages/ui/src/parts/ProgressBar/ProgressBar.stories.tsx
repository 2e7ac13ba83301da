import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { ProgressBar } from './ProgressBar.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'

const meta = preview.meta({
  component: ProgressBar,
  subcomponents: { NavigationProgress },
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

export const Navigation = meta.story({
  args: Ready.composed.args,
  render: () => <NavigationProgress active />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Was sofort kommt, zeigt nichts; was dauert, eine Linie', async () => {
      const line = canvas.getByLabelText('Seite wird geladen')
      // Restarted and read at once: on a slow machine the hidden start may be over by now.
      line.style.animation = 'none'
      line.getBoundingClientRect()
      line.style.animation = ''
      const { visibility: atFirst } = getComputedStyle(line)
      await expect(atFirst).toBe('hidden')
      await waitFor(() => expect(line).toBeVisible())
    })
  },
})

export const NavigationEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <NavigationProgress active={false} />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { shown: { nothing: 'No page is on its way.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull()
  },
})
