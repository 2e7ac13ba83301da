import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { MarkdownCard } from './MarkdownCard.tsx'

const meta = preview.meta({ component: MarkdownCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { title: 'Einfach', height: 200, preview: 'beside' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vorschau: Einfach' })).toBeVisible()
  },
})
/** A single tool, and the preview in a tab of its own. */
export const Tabbed = meta.story({ args: { ...Ready.composed.args, preview: 'tab', tools: ['bold'] } })
