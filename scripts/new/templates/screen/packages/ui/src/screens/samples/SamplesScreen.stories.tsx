import { samplesFilter } from '@waldkerf/domain/samples/samplesFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedSamples } from '@waldkerf/mocks/seed/samples'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { exampleViewActions } from '@waldkerf/ui/parts/SavedViews/exampleViewActions.testing'
import { SamplesScreen, type SamplesScreenProps } from './SamplesScreen.tsx'

const data = seedSamples(8, storyDay)

/** There is no bar above the screen here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

/** Stands in for the container: keeps filter and order. */
function LiveScreen({ state: start, actions }: SamplesScreenProps) {
  const [state, setState] = useState(start)
  const live: SamplesScreenProps['actions'] = {
    ...actions,
    setFilter: (filter) => setState((last) => ({ ...last, filter })),
    setSort: (sort) => setState((last) => ({ ...last, sort })),
  }
  return <SamplesScreen state={state} actions={live} />
}

const meta = preview.meta({
  component: SamplesScreen,
  render: (args) => <LiveScreen {...args} />,
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    state: {
      entries: { status: 'ready', data },
      filter: samplesFilter.empty,
      sort: undefined,
      views: { status: 'ready', data: [] },
      today: storyDay,
    },
    actions: {
      setFilter: fn(),
      setSort: fn(),
      retry: fn(),
      create: fn(async () => undefined),
      onTyping: fn(),
      views: exampleViewActions(),
    },
  },
})
const { state, actions } = Ready.composed.args
const withEntries = (entries: SamplesScreenProps['state']['entries']) => ({
  args: { actions, state: { ...state, entries } },
})

export const Empty = meta.story(withEntries({ status: 'ready', data: [] }))
export const Loading = meta.story(withEntries({ status: 'loading' }))
const failure = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } as const
export const Failed = meta.story({
  ...withEntries(failure),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich versuche es erneut', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(args.actions.retry).toHaveBeenCalledOnce()
    })
  },
})
/** Entries from before the failure stay. */
export const Stale = meta.story(withEntries({ ...failure, data }))
export const Filtered = meta.story({
  args: { state, actions },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich suche einen Eintrag', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), data[0]!.bezeichnung)
      await waitFor(() => expect(canvas.getByText(/^1 von 8/)).toBeVisible())
    })
  },
})
