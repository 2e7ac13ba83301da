import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { BulkChangeDialog } from './BulkChangeDialog.tsx'
import { BulkChangePreview } from './BulkChangePreview.tsx'
import { type BulkChangeResultsProps, BulkChangeResults } from './BulkChangeResults.tsx'
import type { BulkResult } from './run/bulkRun.ts'

const meta = preview.meta({ component: BulkChangeDialog, subcomponents: { BulkChangeResults } })

const opened = async () => within(await screen.findByRole('dialog', {}, { timeout: 5_000 }))

/** Starts at once, without the seconds in which the change could be undone. */
async function startNow(
  dialog: Awaited<ReturnType<typeof opened>>,
  { click }: { click: (element: Element) => Promise<void> },
) {
  await click(dialog.getByRole('button', { name: '3 Bestände ändern' }))
  await click(await dialog.findByRole('button', { name: 'Sofort senden' }))
}

export const Ready = meta.story({
  args: {
    title: '3 Bestände ändern',
    words: { start: '3 Bestände ändern', progress: 'Bestände ändern', results: 'Ergebnis je Bestand' },
    ready: ['Am Hang', 'Alter Schlag', 'Birkengrund'].map((name, index) => ({ id: index + 1, name })),
    work: fn(async () => undefined),
    onClose: fn(),
    children: (
      <BulkChangePreview
        lines={[
          { tone: 'ready', text: '3 Bestände werden geändert.' },
          { tone: 'warning', text: 'Einer davon ist öffentlich.' },
          { tone: 'skipped', text: '2 ausgelassen: schon so' },
        ]}
      />
    ),
  },
})
const { work } = Ready.composed.args

export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    ready: [],
    children: <BulkChangePreview lines={[{ tone: 'none', text: 'Keiner lässt sich so ändern.' }]} />,
  },
  play: async ({ step }) => {
    const dialog = await opened()
    await step('Wo sich nichts ändern würde, gibt es nichts zu beginnen', async () => {
      await expect(dialog.getByRole('button', { name: '3 Bestände ändern' })).toBeDisabled()
    })
  },
})

export const Undone = meta.story({
  tags: ['long'],
  args: Ready.composed.args,
  play: async ({ args, userEvent, step }) => {
    const dialog = await opened()
    await step('Fünf Sekunden lang ist nichts geschehen, und ein Druck nimmt es zurück', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '3 Bestände ändern' }))
      await expect(await dialog.findByText(/^Wird in [45] s gesendet/)).toBeVisible()
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Rückgängig' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(await dialog.findByText('3 Bestände werden geändert.')).toBeVisible()
      await expect(work).not.toHaveBeenCalled()
    })
    await step('Lässt man sie vergehen, geschieht es, und am Ende steht, was gespeichert ist', async () => {
      mocked(work).mockImplementation(async () => undefined)
      await userEvent.click(dialog.getByRole('button', { name: '3 Bestände ändern' }))
      await waitFor(() => expect(work).toHaveBeenCalledTimes(3), { timeout: 7_000 })
      await waitFor(() => expect(dialog.getAllByText('geändert')).toHaveLength(3))
      // The dialog has a cross of the same name.
      for (const button of dialog.getAllByRole('button', { name: 'Schließen' })) await expect(button).toBeEnabled()
      await userEvent.click(dialog.getAllByRole('button', { name: 'Schließen' })[0]!)
      await expect(args.onClose).toHaveBeenCalledWith([1, 2, 3])
    })
  },
})

export const Failed = meta.story({
  args: Ready.composed.args,
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    await step('Was scheiterte, steht zuerst, mit seinem Grund', async () => {
      mocked(work).mockImplementation(async (id) => {
        if (id === 3) throw new Error('Jemand hat den Bestand inzwischen geändert.')
      })
      await userEvent.dblClick(dialog.getByRole('button', { name: '3 Bestände ändern' }))
      await expect(work).not.toHaveBeenCalled()
      await userEvent.click(await dialog.findByRole('button', { name: 'Sofort senden' }))
      const results = within(await dialog.findByRole('list', { name: 'Ergebnis je Bestand' }))
      await waitFor(() =>
        expect(results.getAllByRole('listitem')[0]).toHaveTextContent(
          'nicht geändert: Jemand hat den Bestand inzwischen geändert.',
        ),
      )
      await expect(work).toHaveBeenCalledTimes(3)
    })
  },
})

export const Repeated = meta.story({
  args: Ready.composed.args,
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    mocked(work).mockImplementation(async () => undefined)
    mocked(work).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
    await step('Nur was scheiterte, wird noch einmal versucht', async () => {
      await startNow(dialog, userEvent)
      mocked(work).mockClear()
      await userEvent.click(await dialog.findByRole('button', { name: 'Fehlgeschlagene wiederholen' }))
      await waitFor(() => expect(dialog.getAllByText('geändert')).toHaveLength(3))
      await expect(work).toHaveBeenCalledOnce()
    })
  },
})

export const Paused = meta.story({
  args: {
    ...Ready.composed.args,
    ready: Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `Bestand ${index + 1}` })),
  },
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    const broken = new Set([3, 7])
    mocked(work).mockImplementation(async (id) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      if (broken.has(id)) throw new Error('Der Bestand hat keine Fläche.')
    })
    await step('Angehalten geht nichts weiter', async () => {
      await startNow(dialog, userEvent)
      await userEvent.click(await dialog.findByRole('button', { name: 'Anhalten' }))
      await expect(await dialog.findByText(/angehalten/)).toBeVisible()
    })
    await step('Fortgesetzt wird es fertig und sagt, was nicht ging', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Fortsetzen' }))
      await expect(await dialog.findByText('2 fehlgeschlagen')).toBeVisible()
    })
    await step('Nur diese werden wiederholt', async () => {
      broken.clear()
      await userEvent.click(await dialog.findByRole('button', { name: 'Fehlgeschlagene wiederholen' }))
      await waitFor(() => expect(dialog.queryByText(/fehlgeschlagen/)).toBeNull())
      await expect(await dialog.findByText('12 von 12')).toBeVisible()
    })
  },
})

/** Thousands of records: the dialog stays quick, and lists those that failed first. */
export const Thousands = meta.story({
  args: {
    ...Ready.composed.args,
    ready: Array.from({ length: 5_000 }, (_, index) => ({ id: index + 1, name: `Bestand ${index + 1}` })),
  },
  play: async ({ userEvent, step }) => {
    const dialog = await opened()
    mocked(work).mockImplementation(async (id) => {
      if (id === 4_711) throw new Error('Der Dienst antwortet nicht.')
    })
    await step('Der eine gescheiterte ist unter Tausenden zu sehen', async () => {
      await startNow(dialog, userEvent)
      const results = within(await dialog.findByRole('list', { name: 'Ergebnis je Bestand' }))
      await waitFor(() => expect(results.getAllByRole('listitem')[0]).toHaveTextContent('Bestand 4711'), {
        timeout: 10_000,
      })
      await expect(results.getByText('und 4.800 weitere')).toBeInTheDocument()
    })
  },
})

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    title: 'Bestandesbegründungsmaßnahmenverzeichniseinträge ändern',
    words: { ...Ready.composed.args.words, start: 'Bestandesbegründungsmaßnahmenverzeichniseinträge ändern' },
  },
})

const results = {
  records: [
    { id: 1, name: 'Forstamt Fulda' },
    { id: 2, name: 'Stadtforstamt Goslar' },
    { id: 3, name: 'Waldgut Hohenrode' },
  ],
  words: { progress: 'Zahlungen buchen', results: 'Gebuchte Zahlungen' },
  progress: {
    state: 'running',
    total: 3,
    results: new Map<number, BulkResult>([
      [1, { status: 'done' }],
      [2, { status: 'failed', reason: 'Dieser Bankumsatz ist schon gebucht.' }],
    ]),
  },
  actions: { pause: fn(), resume: fn(), cancel: fn(), retryFailed: fn() },
} satisfies BulkChangeResultsProps

export const Results = meta.story({
  args: Ready.composed.args,
  render: () => <BulkChangeResults {...results} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, step }) => {
    await step('Was nicht ging, steht zuerst', async () => {
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Stadtforstamt Goslar')
    })
  },
})

export const ResultsEmpty = meta.story({
  args: Ready.composed.args,
  render: () => (
    <BulkChangeResults {...results} records={[]} progress={{ state: 'finished', total: 0, results: new Map() }} />
  ),
  parameters: { layout: 'padded' },
})
