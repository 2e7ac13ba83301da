import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { NavigationProgress } from './NavigationProgress.tsx'

const meta = preview.meta({
  component: NavigationProgress,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { active: true },
  play: async ({ canvas, step }) => {
    await step('Was sofort kommt, zeigt nichts; was dauert, eine Linie', async () => {
      const line = canvas.getByLabelText('Seite wird geladen')
      // Begun anew and asked at once: a slow machine may be past it.
      line.style.animation = 'none'
      line.getBoundingClientRect()
      line.style.animation = ''
      const { visibility: atFirst } = getComputedStyle(line)
      await expect(atFirst).toBe('hidden')
      await waitFor(() => expect(line).toBeVisible())
    })
  },
})

export const Empty = meta.story({
  args: { active: false },
  parameters: { shown: { nothing: 'No page is on its way.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull()
  },
})
