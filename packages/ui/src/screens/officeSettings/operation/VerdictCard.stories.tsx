import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { VerdictCard } from './VerdictCard.tsx'

const asked = Date.parse('2026-11-20T12:00:00Z')
const operation = {
  mails: { seit: null, wartend: 0, abgelehnt: 0 },
  scans: 0,
  bilder: 0,
  bilder_grenze: 100,
  inhaber: [],
  adressen: [],
  asked,
}

const meta = preview.meta({
  component: VerdictCard,
  parameters: { layout: 'padded' },
  args: { manual: '', document: undefined, scanRoom: undefined },
})

export const Ready = meta.story({
  args: {
    backup: { status: 'ready', data: { since: undefined, asked } },
    operation: {
      status: 'ready',
      data: { ...operation, mails: { seit: '2026-11-20T08:00:00Z', wartend: 9, abgelehnt: 0 } },
    },
    document: '/invoices/7',
  },
  play: async ({ canvas, step }) => {
    await step('Oben steht, was fehlt, seit wann, und was zu tun ist', async () => {
      await expect(canvas.getByRole('heading', { name: '3 Punkte brauchen Sie' })).toBeVisible()
      await expect(canvas.getByText('9 E-Mails warten seit 20.11.2026, 09:00')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Dokument öffnen' })).toHaveAttribute('href', '/invoices/7')
    })
    await step('Wer kein Techniker ist, schreibt ihm: die Worte stehen schon in der E-Mail', async () => {
      const link = canvas.getByRole('link', { name: 'Der Technik schreiben: Es gibt keine Sicherung' })
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=.*Sicherung/))
    })
  },
})
/** Nothing has to be done. */
export const Empty = meta.story({
  args: {
    backup: { status: 'ready', data: { since: '2026-11-20T02:10:00Z', asked } },
    operation: { status: 'ready', data: operation },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alles in Ordnung.')).toBeVisible()
  },
})
export const Loading = meta.story({ args: { backup: { status: 'loading' }, operation: { status: 'loading' } } })
/** A part that is not known makes nothing well. */
export const Failed = meta.story({
  args: {
    ...Empty.composed.args,
    operation: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Das lässt sich gerade nicht ganz sagen/)).toBeVisible()
    await expect(canvas.queryByText('Alles in Ordnung.')).toBeNull()
  },
})
