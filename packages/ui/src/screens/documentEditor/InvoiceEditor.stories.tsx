import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, fn } from 'storybook/test'
import { styled } from 'styled-components'
import { exampleActions, useExampleHistory } from './examples/exampleActions.ts'
import { exampleEditor, manyRows, withDocument } from './examples/exampleEditor.ts'
import { InvoiceEditor, type InvoiceEditorProps, EditorSums } from './InvoiceEditor.tsx'
import { exampleDocument } from './examples/exampleDocument.testing.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'

/** There is no bar above the editor here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

function LiveEditor(props: InvoiceEditorProps) {
  return (
    <Frame>
      <InvoiceEditor {...useExampleHistory(props)} />
    </Frame>
  )
}

const meta = preview.meta({
  component: InvoiceEditor,
  subcomponents: { EditorSums, EditorSkeleton },
  render: (args) => <LiveEditor {...args} />,
})

const world = seedWorld({ today: storyDay, size: 'small' })
const invoice = exampleEditor(world, 'invoice', storyDay)

export const Ready = meta.story({
  args: {
    facts: { id: 1, kind: 'invoice', number: 'RE-2026-0041', archivedAt: null, original: null },
    state: invoice,
    actions: exampleActions(),
  },
})
const { args } = Ready.composed

export const Empty = meta.story({
  args: {
    ...args,
    state: withDocument(invoice, { header: { anschreiben: '', zuerl: '', anrede: '', ust_satz: '19' }, rows: [] }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine Position wird ohne Maus geschrieben, und die Summe folgt auf den Cent', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Leistung von Position 1' })).toHaveFocus())
      await userEvent.keyboard('Aufmaß{Tab}2,5{Tab}h{Tab}96{Enter}')
      await waitFor(() => expect(canvas.getAllByText(/285,60/).length).toBeGreaterThan(0))
    })
  },
})

/** The same editor: an offer has no day of supply, and other next steps. */
export const AnOffer = meta.story({
  args: {
    ...args,
    facts: { id: 1, kind: 'offer', number: 'AN-2026-0012', archivedAt: null, original: null },
    state: exampleEditor(world, 'offer', storyDay),
  },
})
export const ManyRows = meta.story({
  args: { ...args, state: withDocument(invoice, { rows: manyRows(world.positionTemplates, 200) }) },
})
const Narrow = styled.div`
  --screen-height: 720px;

  width: 1070px;
`
const edge = (element: Element) => Math.round(element.getBoundingClientRect().right)

/** The room beside the menu of a window of 1280 px: the text of a line item has 240 px of it at least. */
export const Room = meta.story({
  args: { ...args, state: withDocument(invoice, { rows: manyRows(world.positionTemplates, 4) }) },
  render: (given) => (
    <Narrow>
      <LiveEditor {...given} />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('Die Leistung hat auch neben der offenen Seitenleiste 240 Pixel', async () => {
      for (const cell of canvasElement.querySelectorAll('[data-cell="bez"]')) {
        await expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(240)
      }
    })
    await step('Beträge, Zwischensummen und Summen enden an einer Kante', async () => {
      const amounts = [...canvasElement.querySelectorAll('[data-cell="amount"]')].map(edge)
      const sums = [...canvasElement.querySelectorAll('[data-sum]')].map(edge)
      const totals = [...canvasElement.querySelectorAll('article dl dd')].slice(-3).map(edge)
      await expect(sums).not.toHaveLength(0)
      await expect(new Set([...amounts, ...sums, ...totals]).size).toBe(1)
    })
    await step('Eingeklappt gibt die Seitenleiste ihr noch mehr', async () => {
      const before = canvasElement.querySelector('[data-cell="bez"]')?.getBoundingClientRect().width ?? 0
      canvas.getByRole('button', { name: 'Seitenleiste einklappen' }).click()
      await waitFor(async () =>
        expect(canvasElement.querySelector('[data-cell="bez"]')?.getBoundingClientRect().width).toBeGreaterThan(before),
      )
      canvas.getByRole('button', { name: 'Seitenleiste ausklappen' }).click()
    })
  },
})

export const Sums = meta.story({
  args: Ready.composed.args,
  render: () => <EditorSums model={exampleDocument('invoice').model} />,
})

export const SkeletonLoading = meta.story({
  args: Ready.composed.args,
  render: () => <EditorSkeleton waited={{ status: 'loading' }} />,
})
const retry = fn()
export const SkeletonFailed = meta.story({
  args: Ready.composed.args,
  render: () => (
    <EditorSkeleton waited={{ status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(retry).toHaveBeenCalled()
  },
})
