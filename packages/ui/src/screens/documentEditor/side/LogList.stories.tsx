import type { DocumentLogEntry } from '@waldkerf/domain/entities/documents/documentLog'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { LogList } from './LogList.tsx'

const meta = preview.meta({ component: LogList, parameters: { layout: 'padded' } })

const { state } = exampleDocument('invoice')
const document = { teil: 'rechnung', teil_id: 41, titel: '' } as const
const entries: readonly DocumentLogEntry[] = [
  {
    zeit: '2026-11-21T10:02:40Z',
    wer: 'admin@waldkerf.test',
    teil: 'versand',
    teil_id: 3,
    titel: 'rechnung@landesbetrieb-forst.example',
    vorgang: 'angelegt',
    aenderungen: {},
  },
  {
    ...document,
    zeit: '2026-11-21T10:01:05Z',
    wer: 'admin@waldkerf.test',
    vorgang: 'geaendert',
    aenderungen: { archiviert_am: [null, '2026-11-21T10:01:05Z'] },
  },
  {
    zeit: '2026-11-20T15:30:20Z',
    wer: 'weg@waldkerf.test',
    teil: 'position',
    teil_id: 9,
    titel: 'Vermessung der Entwässerungsgenossenschaftsbestandsunterlagen im Nordteil',
    vorgang: 'geaendert',
    aenderungen: { anzahl: ['1.000', '2.500'], ep: ['96.00', '98.5'] },
  },
  {
    ...document,
    zeit: '2026-11-20T15:30:02Z',
    wer: 'weg@waldkerf.test',
    vorgang: 'geaendert',
    aenderungen: { ust_satz: ['19.00', '7.00'], anrede: ['', 'Sehr geehrte Damen und Herren,'] },
  },
  { ...document, zeit: '2026-11-20T15:00:00Z', wer: '', vorgang: 'angelegt', aenderungen: {} },
]

export const Ready = meta.story({
  args: {
    entries: { status: 'ready', data: entries },
    clients: state.lists.clients,
    personName: (mail) => (mail === 'admin@waldkerf.test' ? 'Jana Eichhorn' : mail),
  },
  play: async ({ canvas, step }) => {
    await step('Wer, wann und was stehen in den Worten der Seite', async () => {
      await expect(canvas.getAllByText('Jana Eichhorn')).toHaveLength(2)
      await expect(canvas.getByText('Endgültig festgeschrieben')).toBeVisible()
      await expect(canvas.getByText(/Umsatzsteuer: 19.% → 7.%, Anrede: leer → Sehr geehrte Damen/)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, entries: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, entries: { status: 'loading' } } })
const retry = fn()
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    entries: { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry },
  },
  play: async ({ canvas, userEvent }) => {
    mocked(retry).mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})
