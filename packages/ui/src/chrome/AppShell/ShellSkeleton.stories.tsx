import preview from '@waldkerf/storybook/preview'
import { shellSkeletonCss } from '@waldkerf/ui/theme/shellSkeletonCss'
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

/** After a session: the menu and the title that were seen last. */
export const Remembered = meta.story({
  args: {
    words: {
      menu: ['Dashboard', 'Käfermeldungen und Kartenansicht', 'Karten', 'Kunden', 'Rechnungen'],
      page: 'Käfermeldungen und Kartenansicht',
    },
  },
})
