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
    htmlPages: [
      { title: 'Impressum', url: '/impressum.html' },
      { title: 'Datenschutz', url: '/datenschutz.html' },
    ],
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Zuerst steht das Melden', async () => {
      const [first] = canvas.getAllByRole('link')
      await expect(first).toHaveAccessibleName('Fund melden')
      await expect(first).toHaveAttribute('href', '/reports/new')
    })
    await step('Drei Sätze und zwei Knöpfe; was jemanden erwartet, steht darunter, für jede Rolle', async () => {
      const shown = canvasElement.querySelector('.wk-landing-sheet[lang=de]')
      await expect(shown?.querySelectorAll('.wk-landing-words p')).toHaveLength(3)
      await expect(shown?.querySelectorAll('.wk-landing-way')).toHaveLength(2)
      const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
      await expect(terms).toEqual(['Dashboard', 'Meine Meldungen', 'GIS', 'Profil'])
    })
    await step('Wer noch kein Konto hat, liest, wie er eines bekommt', async () => {
      await expect(canvas.getByText(/^Noch kein Konto\?/)).toBeVisible()
    })
    await step('Der zweite Knopf führt zur Anwendung', async () => {
      await expect(canvas.getByRole('link', { name: 'Weiter zur Anwendung' })).toHaveAttribute('href', '/dashboard')
    })
    await step('Der Knopf der anderen Sprache steht bereit, deren Worte nicht', async () => {
      await expect(canvas.getByRole('button')).toHaveAccessibleName('English')
      await expect(canvas.queryByRole('link', { name: 'Report a find' })).not.toBeInTheDocument()
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, htmlPages: [] } })
