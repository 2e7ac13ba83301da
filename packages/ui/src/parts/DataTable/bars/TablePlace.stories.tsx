import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../EmptyState/EmptyState.tsx'
import { TablePlace } from './TablePlace.tsx'

const meta = preview.meta({
  component: TablePlace,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 420, flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { state: undefined, filtered: true, onReset: fn(), empty: undefined },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was weggefiltert ist, kommt mit einem Knopf zurück', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Filter aufheben' }))
      await expect(args.onReset).toHaveBeenCalledOnce()
    })
  },
})

export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    filtered: false,
    empty: <EmptyState title="Noch keine Bäume" text="Sobald der erste gemessen ist, steht er hier." />,
  },
})

export const Loading = meta.story({ args: { ...Ready.composed.args, filtered: false, state: { status: 'loading' } } })

export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    filtered: false,
    state: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() },
  },
})

export const English = meta.story({
  args: Ready.composed.args,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No row fits the filters')).toBeVisible()
  },
})
