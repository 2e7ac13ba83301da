import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { UploadStatus } from './UploadStatus.tsx'

const meta = preview.meta({ component: UploadStatus, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { count: 20, part: 0.417, stopped: 0, to: '/gis/index?tab=karten' },
  play: async ({ canvas, step }) => {
    await step('Wie viele und wie weit, und wo jedes einzelne steht', async () => {
      const link = canvas.getByRole('link', { name: /20 Kartenbilder werden hochgeladen: 41 %$/ })
      await expect(link).toHaveTextContent('20 · 41 %')
      await expect(link).toHaveAttribute('href', '/gis/index?tab=karten')
    })
  },
})
/** One does not go on by itself. */
export const Stopped = meta.story({ args: { ...Ready.composed.args, stopped: 1 } })
