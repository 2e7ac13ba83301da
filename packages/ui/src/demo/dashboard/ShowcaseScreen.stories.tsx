import { sampleUsers } from '@waldkerf/mocks/template/seed/roles'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'

const user = sampleUsers['editor-token'] ?? { name: '', avatar: '', introduction: '', roles: [] }

const meta = preview.meta({ component: ShowcaseScreen, args: { user } })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Wer kein Administrator ist, sieht, wer er ist', async () => {
      await expect(canvas.getByRole('heading', { name: 'Normal Editor' })).toBeVisible()
      await expect(canvas.getByText('Rolle: editor')).toBeVisible()
    })
  },
})
