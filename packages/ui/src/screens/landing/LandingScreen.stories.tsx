import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { landingCss, LandingScreen } from './LandingScreen.tsx'

const meta = preview.meta({
  component: LandingScreen,
  decorators: [
    (Story) => (
      <>
        <style>{landingCss}</style>
        <Story />
      </>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    productName: 'Waldkerf',
    onReportHref: '/reports/new',
    onContinueHref: '/dashboard',
    documents: [
      { title: 'Impressum', url: '/impressum.html' },
      { title: 'Datenschutz', url: '/datenschutz.html' },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Zuerst steht das Melden', async () => {
      const [first] = canvas.getAllByRole('link')
      await expect(first).toHaveAccessibleName('Fund melden')
      await expect(first).toHaveAttribute('href', '/reports/new')
    })
    await step('Der zweite Knopf führt zur Anwendung', async () => {
      await expect(canvas.getByRole('link', { name: 'Weiter zur Anwendung' })).toHaveAttribute('href', '/dashboard')
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, documents: [] } })
