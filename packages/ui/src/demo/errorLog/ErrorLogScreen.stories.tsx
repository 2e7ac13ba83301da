import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ErrorLogScreen, type ErrorLogScreenProps } from './ErrorLogScreen.tsx'

const args: ErrorLogScreenProps = {
  log: [
    {
      kind: 'script',
      message: 'TypeError: x is undefined',
      stack: 'at press (page.js:12:4)',
      path: '/error-log/log',
      count: 3,
    },
    { kind: 'promise', message: 'Error: Rejected on purpose', stack: '', path: '/error-log/log', count: 1 },
    { kind: 'resource', message: '/missing.png', stack: '', path: '/error-log/log', count: 1 },
  ],
  actions: { caught: fn(), clear: fn(), copy: fn() },
}

const meta = preview.meta({ component: ErrorLogScreen, args })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Baustein zerbricht allein, und ein Knopf heilt ihn', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Baustein zerbrechen' })[0] as HTMLElement)
      await expect(await canvas.findByText('Dieser Baustein ist zerbrochen')).toBeVisible()
      await expect(args.actions.caught).toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await waitFor(() => expect(canvas.getAllByText('Dieser Baustein ist heil.')).toHaveLength(2))
    })
    await step('Das Protokoll zeigt drei Arten, und lässt sich leeren', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Protokoll öffnen (5)' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Protokoll' }))
      await expect(dialog.getAllByRole('row')).toHaveLength(4)
      await userEvent.click(dialog.getByRole('button', { name: 'Alle löschen' }))
      await expect(args.actions.clear).toHaveBeenCalled()
    })
  },
})
export const Empty = meta.story({ args: { log: [] } })
