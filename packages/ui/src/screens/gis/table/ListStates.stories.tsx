import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { EmptyList, ListFailed, ListLoading, StaleNote, UnsavedNote } from './ListStates.tsx'

const meta = preview.meta({
  component: EmptyList,
  subcomponents: { ListFailed, ListLoading, StaleNote, UnsavedNote },
})

export const Ready = meta.story({
  args: { filtered: true, onReset: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
})
export const Empty = meta.story({ args: { filtered: false, reportAt: '#melden', onReset: fn() } })
export const Loading = meta.story({ args: Empty.composed.args, render: () => <ListLoading /> })
export const Failed = meta.story({
  args: Empty.composed.args,
  render: ({ onReset }) => <ListFailed message="Der Datendienst antwortet gerade nicht." onRetry={onReset} />,
})
/** The rows are old, and a decision was not stored. */
export const Notes = meta.story({
  args: Empty.composed.args,
  render: ({ onReset }) => (
    <>
      <StaleNote onRetry={onReset} />
      <UnsavedNote id={17} onShow={onReset} />
    </>
  ),
})
