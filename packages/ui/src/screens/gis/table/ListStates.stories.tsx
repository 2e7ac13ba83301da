import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { EmptyList, ListFailed, ListLoading, StaleNote, UnsavedNote } from './ListStates.tsx'

const [row] = seedWorld({ today: storyDay, size: 'small' }).beetles
if (!row) throw new Error('the example world has no records')
const decided = { ...row, status: 'query', letzter_bearbeiter: 'anna.berg@waldkerf.test' }

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
      <UnsavedNote id={17} onShow={onReset} onDrop={onReset} />
      <UnsavedNote id={18} theirs={decided} onShow={onReset} onDrop={onReset} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('Wer schneller war, und was er entschieden hat, steht da', async () => {
      await expect(
        canvas.getByText(/^Meldung 18 hat inzwischen anna.berg@waldkerf.test entschieden \(Rückfrage\)/),
      ).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Eigene Entscheidung zu Meldung 18 verwerfen' })).toBeVisible()
    })
  },
})
