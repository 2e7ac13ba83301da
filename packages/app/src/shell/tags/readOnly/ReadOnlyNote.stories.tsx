import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ReadOnlyNote } from './ReadOnlyNote.tsx'

const meta = preview.meta({ component: ReadOnlyNote, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Es wird gesagt, nicht nur gezeigt', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Rolle öffnet diese Seite nicht mehr.')
    })
  },
})
