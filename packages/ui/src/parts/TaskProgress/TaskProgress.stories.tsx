import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { TaskProgress } from './TaskProgress.tsx'

const meta = preview.meta({
  component: TaskProgress,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

const actions = { pause: fn(), resume: fn(), cancel: fn(), retryFailed: fn() }

export const Ready = meta.story({
  args: { title: 'Karten berechnen', state: 'running', counts: { total: 40, ended: 12, failed: 0 }, actions },
  play: async ({ canvas, userEvent, step }) => {
    await step('Es lässt sich anhalten und abbrechen', async () => {
      await expect(canvas.getByRole('progressbar', { name: 'Karten berechnen' })).toHaveAttribute('aria-valuenow', '30')
      await userEvent.click(canvas.getByRole('button', { name: 'Anhalten' }))
      await expect(actions.pause).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }))
      await expect(actions.cancel).toHaveBeenCalledOnce()
    })
  },
})

export const Paused = meta.story({ args: { ...Ready.composed.args, state: 'paused' } })

export const Failed = meta.story({
  args: { ...Ready.composed.args, state: 'finished', counts: { total: 40, ended: 40, failed: 3 } },
})

export const Finished = meta.story({
  args: { ...Ready.composed.args, state: 'finished', counts: { total: 40, ended: 40, failed: 0 } },
})

export const LongGerman = meta.story({
  args: {
    ...Failed.composed.args,
    title: 'Georeferenzierungsqualitätssicherungsberechnung der Bestandsplanübersichten',
  },
})
