import preview from '@waldkerf/storybook/preview'
import { fn } from 'storybook/test'
import { SurveyCard } from './SurveyCard.tsx'

const meta = preview.meta({ component: SurveyCard<number>, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    title: 'Erfassung',
    state: { status: 'ready', data: [12.5, 7.25] },
    empty: { title: 'Noch nichts eingemessen', text: 'Hier stehen Längen, sobald es welche gibt.' },
    children: (rows) => <p>{rows.length} Längen</p>,
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, state: { status: 'loading' } } })
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() },
  },
})
