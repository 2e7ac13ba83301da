import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { SentList } from './SentList.tsx'

const sent: Dispatch = {
  id: 1,
  art: 'rechnung',
  dokument_id: 41,
  an: 'rechnung@forstamt.example',
  betreff: 'Rechnung RE-2026-0041',
  text: 'Anbei.',
  dateiname: 'RE-2026-0041',
  pdf_bytes: 90_000,
  xml_bytes: 9_000,
  gesendet_am: '2026-11-20T09:30:00Z',
  gesendet_von: 'admin@waldkerf.test',
  zugestellt_am: '2026-11-20T09:31:00Z',
  abgelehnt: null,
}

const meta = preview.meta({ component: SentList, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    title: 'Versand',
    state: { status: 'ready', data: [{ ...sent, id: 2, xml_bytes: 0, zugestellt_am: null }, sent] },
    people: { 'admin@waldkerf.test': 'Anna Ahlers' },
    onOpen: fn(async () => undefined),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Dateien lassen sich öffnen, wie sie hinausgingen', async () => {
      await expect(canvas.getAllByRole('button', { name: 'RE-2026-0041.pdf öffnen' })).toHaveLength(2)
      await userEvent.click(canvas.getByRole('button', { name: 'RE-2026-0041.xml öffnen' }))
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(sent, 'xml'))
    })
    await step('Kommt eine nicht, steht der Grund da', async () => {
      mocked(args.onOpen).mockRejectedValueOnce(new Error('Keine Verbindung.'))
      await userEvent.click(canvas.getByRole('button', { name: 'RE-2026-0041.xml öffnen' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Keine Verbindung.')
    })
  },
})
const ready = Ready.composed.args
export const Empty = meta.story({ args: { ...ready, state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...ready, state: { status: 'loading' } } })
const failure = { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry: fn() } as const
export const Failed = meta.story({ args: { ...ready, state: failure } })
export const Forbidden = meta.story({
  args: { ...ready, state: { ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' } },
})
/** A mail that nobody takes is given up, and goes to another address. */
export const GivenUp = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      status: 'ready',
      data: [
        { ...sent, id: 2, zugestellt_am: null },
        { ...sent, zugestellt_am: null, abgelehnt: '' },
      ],
    },
    onEnd: fn(async () => undefined),
    onResend: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('aufgegeben, wird nicht weiter versucht')).toBeVisible()
    const end = canvas.getByRole('button', { name: /^E-Mail an .* nicht weiter versuchen$/ })
    const waiting = canvas.getByText('wartet auf den Mailserver').getBoundingClientRect()
    await expect(end.getBoundingClientRect().left).toBeGreaterThanOrEqual(waiting.left)
    await expect(end.getBoundingClientRect().top).toBeGreaterThan(waiting.bottom)
    await userEvent.click(end)
    await expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
    await expect(canvas.queryByRole('button', { name: 'Adresse ändern und erneut senden' })).toBeNull()
  },
})
/** The mail server says why; another address may do. */
export const Refused = meta.story({
  args: {
    ...Ready.composed.args,
    state: { status: 'ready', data: [{ ...sent, zugestellt_am: null, abgelehnt: '550 No such mailbox' }] },
    onResend: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse ändern und erneut senden' }))
    await expect(args.onResend).toHaveBeenCalled()
    await expect(canvas.getByText('vom Mailserver abgelehnt: 550 No such mailbox')).toBeVisible()
    await expect(canvas.queryByText('wartet auf den Mailserver')).toBeNull()
  },
})
