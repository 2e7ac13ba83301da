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

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Dark = meta.story({ globals: { theme: 'dark' } })
