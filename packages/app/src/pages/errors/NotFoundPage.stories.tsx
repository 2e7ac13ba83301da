import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { NotFoundPage } from './ErrorPages.tsx'

const meta = preview.meta({
  component: NotFoundPage,
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/404">
      <NotFoundPage />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard')
  },
})
