import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { LoadedSection } from './LoadedSection.tsx'

const meta = preview.meta({ component: LoadedSection, parameters: { layout: 'padded' } })

const retry = fn()
const failure = { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry } as const

export const Ready = meta.story({
  args: {
    title: 'Zahlungen',
    state: { status: 'ready', data: '190,00 €' },
    words: { failed: 'Die Zahlungen konnten nicht geladen werden.', loading: 'Zahlungen werden geladen' },
    children: (data) => <p>{String(data)}</p>,
  },
})
const ready = Ready.composed.args
export const Loading = meta.story({ args: { ...ready, state: { status: 'loading' } } })
/** Content from before a failure stays, and loading can be retried. */
export const Failed = meta.story({
  args: { ...ready, state: { ...failure, data: '190,00 €' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('190,00 €')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(retry).toHaveBeenCalled()
  },
})
