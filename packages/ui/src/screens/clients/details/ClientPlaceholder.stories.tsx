import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ClientPlaceholder } from './ClientPlaceholder.tsx'

const meta = preview.meta({ component: ClientPlaceholder })

export const Loading = meta.story({ args: { client: { status: 'loading' }, list: '#/clients' } })
export const Failed = meta.story({
  args: {
    client: { status: 'failed', message: 'Der Kunde wurde nicht gefunden.', retry: fn() },
    list: '#/clients',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Kunde konnte nicht geladen werden')).toBeVisible()
  },
})
