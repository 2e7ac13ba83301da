import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DataTable, type DataTableProps, type RowKey } from './DataTable.tsx'
import { exampleTrees, type Tree, treeColumns } from './exampleTrees.ts'

const meta = preview.meta({
  component: DataTable<Tree>,
  decorators: [
    (Story) => (
      <div style={{ height: 520 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    label: 'Bäume',
    columns: treeColumns,
    rows: exampleTrees(10_000),
    rowKey: (tree) => tree.id,
    selection: { selected: 3, highlighted: 6, onSelect: fn(), onHighlight: fn() },
    empty: 'Keine Bäume gefunden.',
    features: { tools: true },
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, rows: [] } })

export const Loading = meta.story({ args: { ...Empty.composed.args, features: { state: { status: 'loading' } } } })

export const Failed = meta.story({
  args: {
    ...Empty.composed.args,
    features: { state: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } },
  },
})

export const HundredThousand = meta.story({ args: { ...Ready.composed.args, rows: exampleTrees(100_000) } })

export const Keyboard = meta.story({
  args: { ...Ready.composed.args, selection: { onSelect: fn() }, features: {} },
  play: async ({ args, canvas, userEvent, step }) => {
    const table = canvas.getByRole('grid', { name: 'Bäume' })
    const active = () => document.getElementById(table.getAttribute('aria-activedescendant') ?? '')
    await step('Alle Zeilen sind gezählt, obwohl es nur die sichtbaren gibt', async () => {
      await expect(table).toHaveAttribute('aria-rowcount', '10001')
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    })
    await step('Ende geht zur letzten Zeile, Bild-auf eine Seite zurück', async () => {
      table.focus()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(active()).toHaveAttribute('aria-rowindex', '10001'))
      await userEvent.keyboard('{PageUp}{Home}{ArrowDown}')
      await waitFor(() => expect(active()).toHaveAttribute('aria-rowindex', '3'))
    })
    await step('Enter öffnet die Zeile', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.selection?.onSelect).toHaveBeenCalledWith(1)
    })
    await step('Rechts davon stehen ihre Zellen', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(active()).toHaveTextContent('Zirbe')
      await userEvent.keyboard('{End}')
      await expect(active()).toHaveTextContent('02.02.2011')
    })
  },
})

export const Sorted = meta.story({
  args: { ...Ready.composed.args, selection: { onSelect: fn() } },
  play: async ({ canvas, userEvent, step }) => {
    const head = canvas.getByRole('columnheader', { name: /^Baumart/ })
    const button = () => canvas.getByRole('button', { name: /^Baumart/ })
    const table = canvas.getByRole('grid')
    const cell = (line: number, column: number) =>
      table.querySelector(`[aria-rowindex="${line}"]`)?.children[column]?.textContent
    await step('Ein Klick auf den Kopf sortiert, Umlaute bei ihren Vokalen', async () => {
      await userEvent.click(button())
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      await waitFor(() => expect(cell(2, 1)).toBe('Ahorn'))
    })
    await step('Ein zweiter Klick kehrt die Reihenfolge um', async () => {
      await userEvent.click(button())
      await expect(head).toHaveAttribute('aria-sort', 'descending')
      await waitFor(() => expect(cell(2, 1)).toBe('Zirbe'))
    })
    await step('Mit Umschalt sortiert eine weitere Spalte die gleichen', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{Enter}{/Shift}')
      await expect(canvas.getByRole('columnheader', { name: /^Höhe/ })).toHaveAttribute('aria-sort', 'ascending')
      await waitFor(() => expect(cell(2, 3)).toBe('3,2 m'))
    })
    await step('In anderer Reihenfolge bleibt die Tastatur bei ihrer Zeile', async () => {
      await userEvent.click(canvas.getAllByText('3,2 m')[0]!)
      const id = cell(2, 0)
      await userEvent.click(canvas.getByRole('button', { name: /^Nr\./ }))
      table.focus()
      await userEvent.keyboard('{ArrowDown}{ArrowUp}')
      const active = document.getElementById(table.getAttribute('aria-activedescendant') ?? '')
      await waitFor(() => expect(active?.children[0]).toHaveTextContent(id ?? ''))
    })
  },
})

export const Filtered = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('Filter stehen unter den Köpfen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Spalten filtern' }))
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Filter: Baumart' }), 'Äsche')
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter: Höhe' }), '20–21,5')
      await waitFor(() => expect(canvas.getByText(/^\d+ von 10.000 Zeilen$/)).toBeVisible())
    })
    await step('Wo nichts passt, steht es da, und zurück führt ein Knopf', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter: Ort' }), 'nirgends')
      await userEvent.click(await canvas.findByRole('button', { name: 'Filter aufheben' }))
      await expect(canvas.getByText('10.000 Zeilen')).toBeVisible()
    })
  },
})

export const Columns = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await step('Spalten werden gewählt und geordnet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }))
      await canvas.findByRole('dialog', { name: 'Spalten' })
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Ort' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Höhe: Platz und Breite' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Nach vorn' }))
      await expect(heads()).toEqual(['Nr.', 'Höhe', 'Baumart', 'Gefällt am'])
    })
    await step('Escape schließt die Liste, und der Fokus ist zurück', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: 'Spalten' })).toHaveFocus()
    })
    await step('Tasten am Kopf tun dasselbe', async () => {
      canvas.getByRole('button', { name: 'Baumart' }).focus()
      await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
      await expect(heads()).toEqual(['Nr.', 'Baumart', 'Höhe', 'Gefällt am'])
      await expect(canvas.getByText('Baumart ist jetzt Spalte 2')).toBeInTheDocument()
    })
  },
})

/** Keeps what is picked, as a page would. */
function Held(props: DataTableProps<Tree>) {
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  const picking = { picked, onPick: setPicked, actions: <Button>Fällen</Button> }
  return <DataTable {...props} features={{ ...props.features, picking }} />
}

const totals = (rows: readonly Tree[]) => ({
  kind: `${rows.length} Bäume`,
  height: `${rows.reduce((sum, { height }) => sum + (height ?? 0), 0).toFixed(0)} m`,
})

export const Picked = meta.story({
  args: { ...Ready.composed.args, selection: {}, rows: exampleTrees(300), features: { tools: true, totals } },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const boxes = () => canvas.getAllByRole('checkbox', { name: /^Zeile \d+ auswählen$/ })
    await step('Von einem Kästchen zum anderen mit Umschalt', async () => {
      await userEvent.click(boxes()[1]!)
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(boxes()[4]!)
      await userEvent.keyboard('{/Shift}')
      await expect(await canvas.findByText('4 ausgewählt')).toBeVisible()
    })
    await step('Leertaste, Pfeile mit Umschalt, und alle', async () => {
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await expect(canvas.getByText('7 ausgewählt')).toBeVisible()
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(canvas.getByText('300 ausgewählt')).toBeVisible()
    })
    await step('Was gewählt ist, wird wieder losgelassen', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByText(/ausgewählt/)).toBeNull()
      await userEvent.click(boxes()[2]!)
    })
  },
})

export const FirstKey = meta.story({
  args: Picked.composed.args,
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die erste Leertaste wählt die erste Zeile, und der Rahmen steht dort', async () => {
      const grid = canvas.getByRole('grid')
      grid.focus()
      await userEvent.keyboard(' ')
      await expect(await canvas.findByText('1 ausgewählt')).toBeVisible()
      await expect(grid.querySelector('[data-cursor]')).toHaveAttribute('aria-rowindex', '2')
    })
  },
})

export const PickedOnPhone = meta.story({
  args: Picked.composed.args,
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const first = () => canvas.getByRole('grid').querySelector('[aria-rowindex="2"]')
    await step('Ohne Köpfe sortiert eine Liste', async () => {
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sortieren nach' }), 'Baumart')
      await waitFor(() => expect(first()).toHaveTextContent('Ahorn'))
      await userEvent.click(canvas.getByRole('button', { name: 'Aufsteigend, umkehren' }))
      await waitFor(() => expect(first()).toHaveTextContent('Zirbe'))
    })
    await step('und ein Kästchen wählt alle', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Alle' }))
      await expect(await canvas.findByText('300 ausgewählt')).toBeVisible()
    })
    await step('Die Knöpfe stehen unter Zahl und Kreuz, Summen hinter ihrem Wort', async () => {
      const count = canvas.getByText('300 ausgewählt').getBoundingClientRect()
      const fell = canvas.getByRole('button', { name: 'Fällen' }).getBoundingClientRect()
      const cross = canvas.getByRole('button', { name: 'Auswahl aufheben' }).getBoundingClientRect()
      await expect(cross.top).toBeLessThan(count.bottom)
      await expect(fell.top).toBeGreaterThanOrEqual(cross.bottom)
      const [word, sum] = [canvas.getByText('300 Bäume'), canvas.getAllByText(/^\d+ m$/).at(-1)!]
      await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(sum.getBoundingClientRect().left)
    })
  },
})

export const Copied = meta.story({
  args: Picked.composed.args,
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const copied = () => mocked(write).mock.lastCall?.[0]
    await step('Eine Zelle', async () => {
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Control>}c{/Control}')
      await expect(await canvas.findByText('Kopiert')).toBeInTheDocument()
      await expect(copied()).toBe('Zirbe')
    })
    await step('die gewählten Zeilen, wie sie dastehen', async () => {
      await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}{Control>}c{/Control}')
      await expect(await canvas.findByText('2 Zeilen kopiert')).toBeInTheDocument()
      await expect(copied()).toBe(
        '1\tZirbe\tAbteilung 240\t17,9 m\t02.02.2011\r\n2\tÖhrchenweide\tAbteilung 239\t32,8 m\t03.03.2012',
      )
    })
    await step('Was der Browser verweigert, wird gesagt', async () => {
      write.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
      await userEvent.keyboard('{Control>}c{/Control}')
      await expect(await canvas.findByText('Der Browser lässt hier nichts kopieren.')).toBeInTheDocument()
    })
    write.mockRestore()
  },
})

export const Printed = meta.story({
  args: { ...Picked.composed.args, rows: exampleTrees(2_200), features: { tools: true, totals, note: 'Art: Fichte' } },
  play: async ({ canvas, step }) => {
    const rows = () => canvas.getByRole('grid').querySelectorAll('[data-index]').length
    await step('Auf Papier stehen alle Zeilen, bis zu einer genannten Grenze', async () => {
      window.dispatchEvent(new Event('beforeprint'))
      await expect(rows()).toBe(2_000)
      await expect(canvas.getByText('Art: Fichte · 2.200 Zeilen')).toBeVisible()
      await expect(
        canvas.getByText(/^Gedruckt sind die ersten 2.000 von 2.200 Zeilen. Alle stehen in der Datei/),
      ).toBeVisible()
    })
    await step('Danach sind es wieder die sichtbaren', async () => {
      window.dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(rows()).toBeLessThan(60))
    })
  },
})

export const Growing = meta.story({
  args: {
    ...Ready.composed.args,
    rows: exampleTrees(60),
    selection: { onSelect: fn() },
    features: { tools: true, grows: true, totals: (rows, word) => ({ kind: word, height: `${rows.length} Bäume` }) },
  },
  render: (args) => (
    <div>
      <DataTable {...args} />
      <p>Was darunter steht</p>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid')
    const rows = () => grid.querySelectorAll('[data-index]').length
    await step('Die ersten Zeilen stehen ganz da; die Summe gilt für alle', async () => {
      await waitFor(() => expect(rows()).toBe(10))
      await expect(await canvas.findByText('60 Bäume')).toBeVisible()
      await expect(canvas.getByText('Summe aller 60')).toBeVisible()
      await expect(grid.parentElement?.scrollHeight).toBe(grid.parentElement?.clientHeight)
      await expect(grid).toHaveAttribute('aria-rowcount', '62')
    })
    await step('Ein Druck zeigt alle, und die Seite geht mit der Tastatur mit', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Alle 60 zeigen' }))
      await waitFor(() => expect(rows()).toBe(60))
      await expect(canvas.getByText('Summe')).toBeVisible()
      grid.focus()
      await userEvent.keyboard('{End}')
      const last = grid.querySelector('[data-index="59"]')!
      await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
      await expect(canvas.getByText('Was darunter steht').getBoundingClientRect().top).toBeGreaterThan(
        grid.getBoundingClientRect().bottom,
      )
    })
    await step('und einer wieder die ersten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weniger zeigen' }))
      await waitFor(() => expect(rows()).toBe(10))
    })
  },
})

export const Single = meta.story({ args: { ...Ready.composed.args, rows: exampleTrees(1), selection: {} } })

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    columns: treeColumns.map((column) => ({ ...column, title: `${column.title} nach Waldschutzmeldeverordnung` })),
  },
})
