import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { type SurveyClassShares, SurveyPanel } from './SurveyPanel.tsx'

const meta = preview.meta({ component: SurveyPanel })
const shares: SurveyClassShares[] = [
  { surveyClass: 'scha', surveyed: 132, assumed: 96, others: 12 },
  { surveyClass: 'ausm', surveyed: 99, assumed: 72, others: 6 },
  { surveyClass: 'schl', surveyed: 61, assumed: 38, others: 0 },
  { surveyClass: 'drae', surveyed: 101_940.5, assumed: 80_116.2, others: 9_020 },
]
const args = { shares: { status: 'ready', data: shares } } as const
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Jede Klasse sagt, wie viel von ihr eingemessen ist', async () => {
      const chart = canvas.getByRole('img', { name: 'Stand der Einmessung' })
      await waitFor(() => expect(chart).toHaveTextContent('55 %'), { timeout: 5_000 })
      for (const word of ['vermessen', 'vermutet', 'Andere']) await expect(canvas.getByText(word)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { shares: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { shares: { status: 'loading' } } })
export const Failed = meta.story({ args: { shares: failed } })
