import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
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

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Auch der Platz der Seite ist nicht leer: eine Überschrift, und was unter ihr kommt', async () => {
      const main = canvas.getByRole('main')
      for (const part of ['::before', '::after']) {
        await expect(Number.parseFloat(getComputedStyle(main, part).height)).toBeGreaterThan(16)
      }
    })
  },
})

/** After a session: the menu and the title that were seen last. */
export const Remembered = meta.story({
  args: {
    words: {
      menu: ['Dashboard', 'Käfermeldungen und Kartenansicht', 'Karten', 'Kunden', 'Rechnungen'],
      page: 'Käfermeldungen und Kartenansicht',
    },
  },
})
