import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/storybook/stage/Stage'
import { ForbiddenPage } from './ForbiddenPage.tsx'

const stageAt = (path: string) => () => (
  <Stage user="nutzer@waldkerf.test" path={path}>
    <ForbiddenPage />
  </Stage>
)

const meta = preview.meta({ component: ForbiddenPage, render: stageAt('/401?from=%2Fusers%2Findex') })

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/users/index')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard')
  },
})
/** Nobody knows what was wanted. */
export const Empty = meta.story({ render: stageAt('/401') })
