import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RoomCard } from './RoomCard.tsx'

const gigabyte = 2 ** 30

const operation = {
  mails: { seit: null, wartend: 0, abgelehnt: 0 },
  scans: 9 * gigabyte,
  bilder: 12.4 * gigabyte,
  bilder_grenze: 50 * gigabyte,
  inhaber: [
    { user_id: 2, name: 'Friederike Hohenstein-Baumgartner', email: 'expert@waldkerf.test', scans: 8.2 * gigabyte, bilder: 20_971_520 }, // prettier-ignore
    { user_id: null, name: '', email: '', scans: 0, bilder: 3.6 * gigabyte },
    { user_id: 4, name: '', email: 'revierleitung.oberpfaelzer-wald@forstverwaltung.waldkerf.test', scans: 0, bilder: 524_288_000 }, // prettier-ignore
  ],
  adressen: [],
}
const scanRoom = { belegt: 9 * gigabyte, zugesagt: 0, grenze: 20 * gigabyte, frei: 210 * gigabyte }

const meta = preview.meta({ component: RoomCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { operation: { status: 'ready', data: operation }, scanRoom, personAddress: (id: number) => `/users/${id}` },
  play: async ({ canvas, step }) => {
    await step('Wie viel noch geht, steht mit einem Urteil da', async () => {
      await expect(canvas.getByText('Bilder: 12,4 GB von 50 GB')).toBeVisible()
      await expect(canvas.getByText('Kartenbilder: 9 GB von 20 GB')).toBeVisible()
      await expect(canvas.getAllByText('genug Platz')).toHaveLength(2)
    })
    await step('Wer am meisten belegt, ist ein Klick; gelöschte Konten haben keine Seite', async () => {
      const person = canvas.getByRole('link', { name: 'Friederike Hohenstein-Baumgartner' })
      await expect(person).toHaveAttribute('href', '/users/2')
      await expect(canvas.getByRole('row', { name: 'ohne Konto 3,6 GB 0 MB' })).toBeVisible()
    })
  },
})
const { args } = Ready.composed

export const Empty = meta.story({
  args: {
    ...args,
    operation: { status: 'ready', data: { ...operation, bilder: 0, scans: 0, inhaber: [] } },
    scanRoom: { ...scanRoom, belegt: 0 },
  },
})
export const Loading = meta.story({ args: { ...args, operation: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, operation: { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } },
})
/** The quota of pictures is nearly used up; the disk has less room than the quota of scans allows. */
export const Full = meta.story({
  args: {
    ...args,
    operation: { status: 'ready', data: { ...operation, bilder: 49 * gigabyte } },
    scanRoom: { ...scanRoom, zugesagt: 2 * gigabyte, frei: 2 * gigabyte },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fast voll')).toBeVisible()
    await expect(canvas.getByText('Kartenbilder: 11 GB von 13 GB')).toBeVisible()
    await expect(canvas.getByText('wird knapp')).toBeVisible()
    await expect(canvas.getByText('Davon zugesagt: 2 GB.')).toBeVisible()
  },
})
/** The web server does not say how much room its disk has. */
export const UnknownDisk = meta.story({ args: { ...args, scanRoom: undefined } })
