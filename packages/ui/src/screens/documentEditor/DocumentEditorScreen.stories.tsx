import { editorDocumentModel } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { DocumentEditorScreen, type DocumentEditorScreenProps } from './DocumentEditorScreen.tsx'
import { exampleActions, useExampleHistory } from './examples/exampleActions.ts'
import { exampleEditor, manyRows, withDocument } from './examples/exampleEditor.ts'

/** There is no bar above the screen here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

function LiveScreen(props: DocumentEditorScreenProps) {
  return (
    <Frame>
      <DocumentEditorScreen {...useExampleHistory(props)} />
    </Frame>
  )
}

const meta = preview.meta({ component: DocumentEditorScreen, render: (args) => <LiveScreen {...args} /> })

const world = seedWorld({ today: storyDay, size: 'small' })
const facts = { id: 1, kind: 'invoice', number: 'RE-2026-0041', archivedAt: null, original: null } as const
const late = { timeout: 5_000 }
const invoice = exampleEditor(world, 'invoice', storyDay)
const offer = exampleEditor(world, 'offer', storyDay)

export const Ready = meta.story({
  args: {
    state: invoice,
    actions: exampleActions(),
  },
})
const ready = Ready.composed.args

export const Empty = meta.story({
  args: {
    ...ready,
    state: withDocument(invoice, { header: { anschreiben: '', zuerl: '', anrede: '', ust_satz: '19' }, rows: [] }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich schreibe drei Zeilen, ohne die Maus zu berühren', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Leistung von Position 1' })).toHaveFocus())
      await userEvent.keyboard('Aufmaß{Tab}2,5{Tab}h{Tab}96{Tab}')
      await userEvent.keyboard('Anfahrt{Tab}42{Tab}km{Tab}0,52{Tab}')
      await userEvent.keyboard('Gutachten{Tab}{Tab}pauschal{Tab}1.850')
    })
    await step('Die Summen folgen auf den Cent', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getAllByText(/2\.513,09/).length).toBeGreaterThan(0))
    })
    await step('Ich schiebe die letzte Zeile nach oben, verdopple sie und nehme beides zurück', async () => {
      canvas.getByRole('textbox', { name: /^Leistung von Position/ }).focus()
      await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowUp}{/Alt}')
      await userEvent.keyboard('{Control>}dzz{/Control}')
    })
  },
})
export const Loading = meta.story({ args: { ...ready, state: { ...invoice, facts: { status: 'loading' } } } })
export const Failed = meta.story({
  args: {
    ...ready,
    state: { ...invoice, facts: { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry: fn() } },
  },
})
export const AnOffer = meta.story({ args: { ...ready, state: offer } })
/** Fixed for ever: it shows what was fixed then, and offers downloads alone. */
export const Archived = meta.story({
  args: {
    ...ready,
    state: {
      ...invoice,
      facts: {
        status: 'ready',
        data: { id: 1, kind: 'invoice', number: 'RE-2026-0041', archivedAt: '2026-11-20T09:00:00Z', original: null },
      },
      frozen: {
        status: 'ready',
        data: {
          ...editorDocumentModel({
            kind: 'invoice',
            number: 'RE-2026-0041',
            document: invoice.history.document,
            client: invoice.lists.clients[0],
            settings: invoice.settings,
            details: invoice.details,
            original: null,
            signature: '',
          }),
          isDraft: false,
        },
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('Geschrieben werden kann nichts mehr', async () => {
      await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Festgeschrieben')
      await expect(canvas.queryAllByRole('textbox')).toHaveLength(0)
    })
  },
})
/** A phone shows how the document stands first, and its paper as a card, which opens all pages. */
export const ArchivedOnAPhone = meta.story({
  args: Archived.composed.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Oben steht, wie weit sie ist, und darunter das Blatt', async () => {
      const stage = canvas.getByRole('listitem', { current: 'step' })
      await expect(stage).toHaveTextContent('Festgeschrieben')
      await expect(stage.getBoundingClientRect().top).toBeLessThan(120)
      const sums = within(canvas.getByLabelText('Summen'))
      for (const name of ['Netto', 'USt', 'Gesamt']) await expect(sums.getByText(name)).toBeVisible()
      const open = await canvas.findByRole('button', { name: 'Alle Seiten ansehen' }, late)
      await expect(open.getBoundingClientRect().top).toBeGreaterThan(stage.getBoundingClientRect().bottom)
    })
    await step('Ein Druck zeigt alle Seiten, so breit wie das Fenster', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Alle Seiten ansehen' }))
      const dialog = within(await screen.findByRole('dialog', { name: /^Rechnung / }, late))
      const sheet = await dialog.findByRole('region', { name: /^Seite 1 von/ }, late)
      await expect(sheet.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth - 60)
    })
  },
})
export const NotSaved = meta.story({
  args: {
    ...ready,
    state: {
      ...invoice,
      save: { status: 'failed', message: 'Der Datendienst antwortet nicht.' },
      marks: new Map([[invoice.history.document.rows[0]?.key ?? '', 'failed' as const]]),
    },
  },
})
const first = invoice.history.document.rows[0]?.key ?? ''
/** Two people wrote different things into one field: both stand side by side. */
export const Conflict = meta.story({
  args: {
    ...ready,
    state: {
      ...invoice,
      save: { status: 'conflict' },
      marks: new Map([[first, 'conflict' as const]]),
      conflicts: [{ key: first, fields: [{ field: 'bez', mine: 'Außendienst, zweiter Tag', theirs: 'Außendienst' }] }],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich übernehme, was die andere geschrieben hat', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Gespeicherte Fassung/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'So übernehmen' }))
      await expect(ready.actions.resolve).toHaveBeenCalledWith(first, { bez: 'theirs' })
    })
  },
})
/** The invoice's differences to its offer. */
export const Compared = meta.story({
  args: {
    ...ready,
    state: {
      ...invoice,
      facts: { status: 'ready', data: { ...facts, offer: { id: 1, number: 'AN-2026-0012' } } },
      offered: { status: 'ready', data: invoice.history.document.rows.map((row) => ({ ...row, anzahl: '7' })) },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich vergleiche die Rechnung mit ihrem Angebot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Schritte' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Mit dem Angebot vergleichen' }, late))
      const dialog = await screen.findByRole('dialog', { name: 'Unterschied zu AN-2026-0012' }, late)
      await expect(within(dialog).getAllByText('geändert').length).toBeGreaterThan(0)
    })
  },
})
/** Fixing cannot be undone: one press says so, a second one does it. */
export const FixedForEver = meta.story({
  args: { ...ready, state: { ...invoice, facts: { status: 'ready', data: facts } } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer die Folgen gelesen hat, schreibt mit einem Druck fest', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Festschreiben' }))
      await expect(
        await screen.findByText(/^Danach ändert sich an dieser Rechnung nichts mehr/, {}, late),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Nur festschreiben' }))
      await waitFor(() => expect(ready.actions.lifecycle.archive).toHaveBeenCalledOnce())
    })
  },
})
/** A number that could be read in two ways is asked back and never guessed. */
export const Misreadable = meta.story({
  args: ready,
  play: async ({ canvas, userEvent, step }) => {
    const quantity = () => canvas.getByRole('textbox', { name: 'Menge von Position 1' })
    await step('Ich tippe 1.23 und werde gefragt, was ich meine', async () => {
      await userEvent.clear(quantity())
      await userEvent.type(quantity(), '1.23{Tab}')
      await expect(await canvas.findByText('„1.23“ ist mehrdeutig.', { exact: false })).toBeVisible()
      await expect(quantity()).toHaveValue('1.23')
    })
    await step('Bis dahin weiß niemand, was es ausmacht, und keine Datei entsteht', async () => {
      await waitFor(() => expect(within(canvas.getByLabelText('Summen')).getAllByText('–')).toHaveLength(3))
      await userEvent.click(canvas.getByRole('button', { name: 'Herunterladen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }, late))
      await expect(await canvas.findByText(/^Ein Wert ist unklar/)).toBeVisible()
      await expect(ready.actions.download).not.toHaveBeenCalled()
    })
    await step('Die Prüfung nennt es und führt hin', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Prüfung' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Position 1: Menge „1.23“ ist unklar' }))
      await waitFor(() => expect(quantity()).toHaveFocus())
    })
    await step('Ich nehme den Vorschlag mit der Tastatur, und nichts ist mehr unklar', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('button', { name: 'Meinten Sie 1,23?' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(quantity()).toHaveFocus()
      await expect(quantity()).toHaveValue('1,23')
      await waitFor(() => expect(canvas.queryByRole('button', { name: /ist unklar$/ })).not.toBeInTheDocument())
    })
  },
})
/** An offer that is not complete is not sent: no form opens, and the place that settles it has the cursor. */
export const NotReadyToSend = meta.story({
  args: { ...ready, actions: exampleActions(), state: withDocument(offer, { rows: [] }) },
  play: async ({ args, canvas, userEvent, step }) => {
    const text = () => canvas.getByRole('textbox', { name: 'Leistung von Position 1' })
    await step('Ohne Positionen führt „Versenden“ in die erste Zeile, und nichts rückt', async () => {
      await waitFor(() => expect(text()).toHaveFocus())
      const { top } = canvas.getByRole('region', { name: 'Dokument' }).getBoundingClientRect()
      await userEvent.click(canvas.getByRole('button', { name: 'Versenden' }))
      await expect(await canvas.findByText('Erst Positionen eintragen.')).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Dokument' }).getBoundingClientRect().top).toBe(top)
      await waitFor(() => expect(text()).toHaveFocus())
      await expect(args.actions.begin).not.toHaveBeenCalled()
    })
    await step('Ein unklarer Preis ist genannt, und der Weg zu ihm ist ein Druck', async () => {
      await userEvent.keyboard('Aufmaß{Tab}1{Tab}h{Tab}abc{Tab}')
      await userEvent.click(canvas.getByRole('button', { name: 'Versenden' }))
      await expect(await canvas.findByText('Erst klären: Position 1: Einzelpreis „abc“ ist unklar.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Einzelpreis von Position 1' })).toHaveFocus())
      await expect(args.actions.begin).not.toHaveBeenCalled()
    })
  },
})
const billed = {
  id: 1,
  kind: 'offer',
  number: 'AN-2026-0012',
  status: 'abgerechnet',
  archivedAt: null,
  original: null,
} as const
/** After an offer comes its invoice. */
export const Billed = meta.story({
  args: {
    ...ready,
    actions: exampleActions(),
    state: {
      ...withDocument(offer, { header: { status: 'abgerechnet' } }),
      facts: { status: 'ready', data: { ...billed, invoice: { id: 41, number: 'RE-2026-0041' } } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Rechnung RE-2026-0041' }))
    await expect(args.actions.goTo).toHaveBeenCalledWith('invoice', '41')
  },
})
/** Rows of a spreadsheet come with a preview and are one step. */
export const Pasted = meta.story({
  args: ready,
  play: async ({ canvas, userEvent, step }) => {
    const count = invoice.history.document.rows.length
    await step('Ich füge zwei Zeilen ein und sehe sie zuerst', async () => {
      canvas.getByRole('textbox', { name: 'Leistung von Position 1' }).focus()
      await userEvent.paste('Leistung\tMenge\tEinheit\tPreis\nAufmaß\t2,5\th\t96,00\nRover\t1.23\tStück\t120')
      await expect(await screen.findByText(/Eine Zahl ist unklar/, {}, late)).toBeVisible()
    })
    await step('Ich übernehme sie und nehme sie mit einer Taste zurück', async () => {
      await userEvent.click(screen.getByRole('button', { name: '2 Zeilen übernehmen' }))
      await waitFor(() => expect(canvas.getByText(`${count + 2} Positionen`)).toBeVisible())
      await expect(canvas.getByText('1.23')).toHaveAccessibleDescription('Dieser Wert ist unklar.')
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(canvas.getByText(`${count} Positionen`)).toBeVisible())
    })
  },
})
/** As many line items as the largest contracts have; the accessibility check is left to the other stories. */
export const Many = meta.story({
  tags: ['long'],
  args: { ...ready, state: withDocument(invoice, { rows: manyRows(world.positionTemplates, 1_000) }) },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid')
    const desk = canvas.getByRole('region', { name: 'Dokument' })
    const mounted = () => grid.querySelectorAll('[data-key]').length
    const text = (nr: number) => canvas.findByRole('textbox', { name: `Leistung von Position ${nr}` })
    await step('Da sind nur die Zeilen um die Ansicht; die anderen haben ihre Höhe und ihren Text', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '1001')
      await waitFor(() => expect(mounted()).toBeLessThan(120))
      await expect(desk.scrollHeight).toBeGreaterThan(37_000)
      await expect(grid).toHaveTextContent(/ 1000/)
    })
    await step('Von Zeile zu Zeile geht es über jede Grenze', async () => {
      await userEvent.click(await text(1))
      for (let nr = 1; nr < 32; nr += 1) {
        await userEvent.keyboard('{Enter}')
        await waitFor(async () => expect(await text(nr + 1)).toHaveFocus())
      }
    })
    await step('Was fern der Ansicht steht, behält Cursor und Getipptes', async () => {
      const cell = await text(32)
      await userEvent.type(cell, '!')
      desk.scrollTop = desk.scrollHeight
      const last = () => grid.querySelector('[aria-rowindex="1001"]')
      await waitFor(() => expect(last()).toHaveTextContent(/ 1000/), late)
      await expect(cell).toHaveFocus()
      await expect(mounted()).toBeLessThan(120)
      await userEvent.keyboard('{Enter}')
      await waitFor(async () => expect(await text(33)).toHaveFocus())
      await waitFor(() => expect(last()).toBeNull(), late)
      await expect(grid.querySelector('[aria-rowindex="33"]')).toHaveTextContent(/ 32!/)
    })
    await step('Auf Papier stehen alle', async () => {
      window.dispatchEvent(new Event('beforeprint'))
      await expect(mounted()).toBe(1_000)
      window.dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(mounted()).toBeLessThan(120), late)
    })
  },
})
export const LongGerman = meta.story({
  args: {
    ...ready,
    state: withDocument(offer, {
      header: { anrede: 'Sehr geehrte Frau Landesforstbetriebsgemeinschaftsvorsitzende Dr. von und zu Niederschlag,' },
      rows: manyRows(world.positionTemplates, 4).map((row) => ({
        ...row,
        bez: `${row.bez} einschließlich Entwässerungsgenossenschaftsbestandsunterlagendigitalisierung und Übergabe`,
        einheit: 'Pauschalbetrag',
        ep: '123456789.1234',
      })),
    }),
  },
})
