import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { OopsScreen } from './OopsScreen.tsx'

const meta = preview.meta({
  component: OopsScreen,
  args: {
    from: '/permission/role',
    homeTo: '/dashboard',
    elsewhereUrl: 'https://code.example.org/waldkerf',
    onBack: fn(),
    onSignOut: fn(),
  },
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die verlangte Seite steht da, und der Weg zurück', async () => {
      await expect(canvas.getByText('/permission/role')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }))
      await expect(args.onBack).toHaveBeenCalledOnce()
    })
    await step('Wer hier festsitzt, meldet sich ab', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Abmelden' }))
      await expect(args.onSignOut).toHaveBeenCalledOnce()
    })
    await step('Das Bild geht in einem Dialog auf und mit Escape wieder zu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ein Bild ansehen' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Unter der Rinde' }))
      await expect(dialog.getByRole('img', { name: /Fraßbild/ })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
/** From the menu, and nothing is configured. */
export const FromTheMenu = meta.story({ args: { from: undefined, elsewhereUrl: '' } })
export const LongPath = meta.story({ args: { from: `/${'permission'.repeat(12)}` } })
