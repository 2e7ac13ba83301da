import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { exampleCounts, exampleWeeks } from './fixtures.ts'
import { SeasonTrend } from './season/SeasonTrend.tsx'
import { SeasonCard } from './SeasonCard.tsx'

const meta = preview.meta({
  component: SeasonCard,
  decorators: [
    (Story) => (
      <div style={{ container: 'dashboard / inline-size' }}>
        <Story />
      </div>
    ),
  ],
})

const { byState, bySpecies } = exampleCounts()
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: () => undefined } as const

export const Ready = meta.story({
  args: {
    state: {
      name: '',
      byState: { status: 'ready', data: byState },
      bySpecies: { status: 'ready', data: bySpecies },
      linkTo: () => undefined,
      seasonAt: '#saison',
    },
    picture: <SeasonTrend counts={exampleWeeks()} today="2026-09-18" />,
  },
  play: async ({ canvas, step }) => {
    await step(
      'Funde ohne Bundesland sind keines: dreizehn, so viele auch in der Liste der Saison stehen',
      async () => {
        await expect(canvas.getByText('Bundesländer mit Funden').nextSibling).toHaveTextContent('13')
      },
    )
  },
})
const { state } = Ready.composed.args
/** One of the two counts is missing: it is said, and tried again alone. */
export const Failed = meta.story({ args: { state: { ...state, bySpecies: failed }, picture: null } })
