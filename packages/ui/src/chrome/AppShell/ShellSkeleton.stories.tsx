import preview from '@waldkerf/storybook/preview'
import { shellSkeletonCss } from '../../theme/shellSkeletonCss.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'

const meta = preview.meta({
  component: ShellSkeleton,
  decorators: [
    (Story) => (
      <>
        <style>{shellSkeletonCss}</style>
        <Story />
      </>
    ),
  ],
})

export const Ready = meta.story({})
