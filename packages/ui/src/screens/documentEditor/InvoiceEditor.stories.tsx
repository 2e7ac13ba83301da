import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { exampleActions } from './examples/exampleActions.ts'
import { exampleEditor, manyRows, withDocument } from './examples/exampleEditor.ts'
import { useExampleHistory } from './examples/useExampleHistory.ts'
import { InvoiceEditor, type InvoiceEditorProps } from './InvoiceEditor.tsx'

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

const meta = preview.meta({ component: InvoiceEditor, render: (args) => <LiveEditor {...args} /> })

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
      canvas.getByRole('button', { name: 'Position hinzufügen' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('textbox', { name: 'Leistung von Position 1' })).toHaveFocus()
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
