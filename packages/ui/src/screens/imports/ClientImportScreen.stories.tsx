import type { ClientImportRow } from '@waldkerf/domain/clients/imports/planClients'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ClientImportScreen, type ClientImportScreenProps } from './ClientImportScreen.tsx'
import { importActions } from './importActions.testing.ts'

const { clients } = seedWorld({ today: storyDay, size: 'small' })

const rows = clients.map((client): ClientImportRow => ({
  ...client,
  quell_id: String(10_000 + client.client_id),
  name: `${client.name} Nord`,
}))

const state: ClientImportScreenProps['state'] = {
  file: {
    status: 'ready',
    file: {
      name: 'kunden.xlsx',
      rows: rows.length + 2,
      lines: [2, rows.length + 3],
      head: ['KdNr', 'Firma', 'Straße', 'PLZ', 'Ort', 'Nachname', 'E-Mail'],
      examples: ['10001', 'Forstbetrieb Nord', 'Am Wald 1', '29525', 'Uelzen', 'Ahorn', 'info@forst.test'],
    },
  },
  clients: { status: 'ready', data: clients },
  decision: {
    choice: { columns: { id: 0, name: 1, strasse: 2, plz: 3, ort: 4, ap_nachname: 5, email: 6 } },
    quelle: 'kunden',
    status: 'new',
    skipsNear: true,
  },
  plan: {
    ready: rows.length,
    refused: 2,
    reasons: [
      { problem: 'mailUnclear', rows: 1 },
      { problem: 'nameMissing', rows: 1 },
    ],
    several: 0,
    firstReady: rows,
    firstRefused: [
      {
        line: 5,
        problems: ['mailUnclear'],
        values: [
          ...['10017', 'Waldgut Tann', '37073', 'Göttingen'].map((text) => ({ text })),
          { text: 'tann(at)wald.test', problem: 'mailUnclear' },
        ],
      },
      {
        line: 9,
        problems: ['nameMissing'],
        values: [{ text: '10021' }, { text: '', problem: 'nameMissing' }, { text: '34117' }, { text: 'Kassel' }],
      },
    ],
    told: {},
  },
  isPlanning: false,
  comparison: { status: 'none' },
  sending: { status: 'none' },
  resumed: undefined,
  runs: { status: 'ready', data: [] },
  people: [],
  undoing: undefined,
  undoFailed: undefined,
}

const meta = preview.meta({ component: ClientImportScreen })

export const Ready = meta.story({
  args: {
    state,
    actions: importActions(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Spalten sind erraten und lassen sich ändern', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Spalten ändern' }))
      await expect(canvas.getByLabelText('Name')).toHaveDisplayValue('Firma')
      await userEvent.selectOptions(canvas.getByLabelText('Kundennummer'), '')
      await expect(args.actions.decide).toHaveBeenCalledWith({
        choice: { columns: { name: 1, strasse: 2, plz: 3, ort: 4, ap_nachname: 5, email: 6 } },
      })
    })
    await step('Was kommt und was nicht, steht daneben', async () => {
      await expect(canvas.getByText(`${rows.length} Kunden werden importiert`)).toBeVisible()
      await expect(canvas.getByText(/^Nicht importiert: 2 fehlerhafte Zeilen\./)).toBeVisible()
    })
  },
})

const withState = (changes: Partial<ClientImportScreenProps['state']>) => ({
  args: { ...Ready.composed.args, state: { ...state, ...changes } },
})
const before = { plan: undefined, file: { status: 'none' } as const }
const failure = { status: 'failed', message: 'Der Server antwortet gerade nicht.', retry: fn() } as const
const forbidden = { ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' }

export const Empty = meta.story(withState(before))
export const Loading = meta.story(
  withState({ ...before, file: { status: 'reading', name: 'kunden.xlsx' }, runs: { status: 'loading' } }),
)
export const Failed = meta.story(
  withState({
    plan: undefined,
    file: { status: 'failed', name: 'kunden.xlsx', fault: 'oldExcel' },
    runs: failure,
  }),
)
export const Forbidden = meta.story(withState({ ...before, clients: forbidden, runs: forbidden }))

/** The stored client stands beside the row that it perhaps is. */
export const Compared = meta.story({
  ...withState({
    comparison: {
      status: 'done',
      same: 1,
      near: 2,
      first: rows.slice(0, 2).map((row, nr) => ({ row, id: clients[nr]!.client_id })),
    },
  }),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Doppelte bleiben weg, solange man nichts anderes sagt', async () => {
      await expect(canvas.getByRole('link', { name: `wie ${clients[0]!.name}` })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: `${rows.length - 3} Kunden importieren` }))
      await expect(args.actions.send).toHaveBeenCalledOnce()
    })
    await step('Ein Status wird nicht gefragt', async () => {
      await expect(canvas.queryByLabelText('Die Funde sind danach')).toBeNull()
    })
  },
})
export const Done = meta.story(
  withState({
    comparison: { status: 'done', same: 0, near: 0, first: [] },
    sending: { status: 'done', id: 'a', stored: 1, known: 0 },
  }),
)
