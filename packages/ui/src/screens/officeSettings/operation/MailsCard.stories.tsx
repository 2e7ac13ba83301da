import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { MailsCard } from './MailsCard.tsx'

const quiet = {
  mails: { seit: null, wartend: 0, abgelehnt: 0 },
  scans: 0,
  bilder: 0,
  bilder_grenze: 0,
  inhaber: [],
  adressen: [],
  asked: Date.parse('2026-11-20T12:00:00Z'),
}
const waiting = (seit: string, wartend: number) => ({ ...quiet, mails: { seit, wartend, abgelehnt: 2 } })
const refusedAddresses = [
  { user_id: 4, email: 'nutzer@waldkerf.test', grund: '550 5.1.1 No such mailbox', seit: '2026-11-19T08:00:00Z' },
  {
    user_id: null,
    email: 'rechnungseingang@landwirtschaftskammer-niedersachsen-bezirksstelle.example.test',
    grund: '554 5.7.1 Relay access denied: die Empfängeradresse wurde vom Mailserver der Gegenstelle zurückgewiesen',
    seit: '2026-10-02T08:00:00Z',
  },
]

const meta = preview.meta({
  component: MailsCard,
  parameters: { layout: 'padded' },
  args: { personAddress: (id: number) => `/users/${id}` },
})

export const Ready = meta.story({
  args: {
    operation: { status: 'ready', data: { ...waiting('2026-11-20T11:50:00Z', 3), adressen: refusedAddresses } },
  },
  play: async ({ canvas, step }) => {
    await step('Was abgelehnt wurde, führt zur Person', async () => {
      await expect(canvas.getByRole('link', { name: 'nutzer@waldkerf.test' })).toHaveAttribute('href', '/users/4')
    })
    await step('Mails, die seit Minuten warten, sind keine Warnung, und ich sehe, seit wann', async () => {
      await expect(
        canvas.getByText('3 Mails warten auf den Mailserver, die älteste seit 20.11.2026, 12:50.'),
      ).toBeVisible()
    })
  },
})
export const Empty = meta.story({
  args: { operation: { status: 'ready', data: quiet } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alle Mails sind verschickt.')).toBeVisible()
  },
})
export const Loading = meta.story({ args: { operation: { status: 'loading' } } })
export const Failed = meta.story({
  args: { operation: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } },
})
/** Not to be sent yet. */
export const Gathered = meta.story({
  args: { operation: { status: 'ready', data: waiting('2026-11-20T12:10:00Z', 2) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 Mails werden gesammelt und gehen ab 20.11.2026, 13:10 hinaus.')).toBeVisible()
  },
})
