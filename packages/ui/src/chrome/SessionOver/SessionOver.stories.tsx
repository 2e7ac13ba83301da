import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { SessionOver } from './SessionOver.tsx'

const meta = preview.meta({ component: SessionOver })

const dialog = async () => within(await screen.findByRole('alertdialog', { name: /abgelaufen|ended/ }))

export const Ready = meta.story({
  args: { open: true, state: 'asking', onSignIn: fn(), onSignInHere: fn(), onLater: fn() },
  play: async ({ args, userEvent, step }) => {
    const question = await dialog()
    await step('Anmelden öffnet das Fenster', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Anmelden' }))
      await expect(args.onSignIn).toHaveBeenCalledOnce()
    })
    await step('Die Seite wird von hier aus nicht verlassen', async () => {
      await expect(question.queryByRole('button', { name: /diesem Fenster/ })).toBeNull()
    })
    await step('Escape lässt die Seite stehen', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onLater).toHaveBeenCalledOnce()
    })
  },
})

export const Waiting = meta.story({
  args: { ...Ready.composed.args, state: 'waiting' },
  play: async () => {
    await expect(await (await dialog()).findByText(/Warten auf die Anmeldung/)).toBeVisible()
  },
})

export const Blocked = meta.story({
  args: { ...Ready.composed.args, state: 'blocked' },
  play: async ({ args, userEvent }) => {
    const question = await dialog()
    await userEvent.click(question.getByRole('button', { name: 'In diesem Fenster anmelden' }))
    await expect(args.onSignInHere).toHaveBeenCalledOnce()
  },
})
