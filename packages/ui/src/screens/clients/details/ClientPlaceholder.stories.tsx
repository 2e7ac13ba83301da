import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ClientPlaceholder } from './ClientPlaceholder.tsx'

const meta = preview.meta({ component: ClientPlaceholder })

export const Loading = meta.story({ args: { client: { status: 'loading' }, list: '#/clients' } })
export const Failed = meta.story({
  args: {
    client: { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() },
    list: '#/clients',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Kunde konnte nicht geladen werden')).toBeVisible()
  },
})
export const Missing = meta.story({
  args: {
    client: { status: 'failed', message: 'Diesen Eintrag gibt es nicht (mehr).', retry: fn(), isMissing: true },
    list: '#/clients',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diesen Kunden gibt es nicht (mehr)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Zu den Kunden' })).toHaveAttribute('href', '#/clients')
  },
})
