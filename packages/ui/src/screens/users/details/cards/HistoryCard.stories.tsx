import type { UserChange } from '@waldkerf/domain/entities/users/userAdministration'
import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { HistoryCard } from './HistoryCard.tsx'

const change = (hour: string, part: Partial<UserChange>): UserChange => ({
  zeit: `${storyDay}T${hour}:00:00+00:00`,
  wer: 'admin@waldkerf.test',
  client_id: null,
  kunde: null,
  aenderungen: {},
  ...part,
})

const meta = preview.meta({ component: HistoryCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    history: {
      status: 'ready',
      data: [
        change('12', { client_id: 9, aenderungen: { verbunden: [true, false] } }),
        change('11', { client_id: 1, kunde: 'Forstamt Goslar', aenderungen: { kataster_enabled: [false, true] } }),
        change('10', { aenderungen: { app_status: ['gast', 'ogf_expert'], phone: ['0171 5', ''] } }),
        change('09', { wer: '' }),
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('Jede Änderung ist ein Satz, auch über einen gelöschten Kunden und eine unbekannte Rolle', async () => {
      await expect(canvas.getByText('Von einem früheren Kunden getrennt')).toBeVisible()
      await expect(canvas.getByText('Katasterdaten (Forstamt Goslar): nein → ja')).toBeVisible()
      await expect(canvas.getByText('Rolle: gast → Experte')).toBeVisible()
      await expect(canvas.getByText('Telefon: 0171 5 → leer')).toBeVisible()
      await expect(canvas.getByText('Konto angelegt')).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { history: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { history: { status: 'loading' } } })
export const Failed = meta.story({
  args: { history: { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() } },
})
