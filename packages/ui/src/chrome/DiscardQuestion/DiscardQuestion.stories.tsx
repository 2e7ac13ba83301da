import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DiscardQuestion } from './DiscardQuestion.tsx'

const meta = preview.meta({ component: DiscardQuestion })

export const Ready = meta.story({
  args: { titles: ['Nutzerdetails 7', 'Angebot 12'], onKeep: fn(), onDiscard: fn() },
  play: async ({ args, userEvent, step }) => {
    await step('Der sichere Weg hat den Fokus', async () => {
      const keep = await screen.findByRole('button', { name: 'Weiter bearbeiten' })
      await waitFor(() => expect(keep).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onKeep).toHaveBeenCalledOnce()
      await expect(args.onDiscard).not.toHaveBeenCalled()
    })
  },
})

export const Phone = meta.story({ args: Ready.composed.args, globals: { viewport: { value: 'phone' } } })

export const Dark = meta.story({ args: Ready.composed.args, globals: { theme: 'dark' } })

export const English = meta.story({ args: Ready.composed.args, globals: { language: 'en' } })
