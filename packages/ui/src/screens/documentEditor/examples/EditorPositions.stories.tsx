import { editorAfter } from '@waldkerf/domain/office/workplace/editorHistory'
import preview from '@waldkerf/storybook/preview'
import { useReducer } from 'react'
import { expect, waitFor } from 'storybook/test'
import { EditorPositions } from '../grid/EditorPositions.tsx'
import { useGrid } from '../grid/useGrid.ts'
import { exampleDocument } from './exampleDocument.testing.ts'
import { withDocument } from './exampleEditor.ts'

const { state } = exampleDocument('offer')

/** Stands in for the editor around the positions: keeps the history. */
function LivePositions({ empty = false }: { empty?: boolean }) {
  const [history, act] = useReducer(editorAfter, (empty ? withDocument(state, { rows: [] }) : state).history)
  const grid = useGrid({ rows: history.document.rows, act })
  return <EditorPositions grid={grid} marks={state.marks} lists={state.lists} />
}

const meta = preview.meta({ component: LivePositions, parameters: { layout: 'padded' } })

export const Ready = meta.story({})
export const Empty = meta.story({
  args: { empty: true },
  play: async ({ canvas, userEvent, step }) => {
    const first = state.lists.templates[0]?.bez ?? ''
    await step('Ich beginne mit einer Vorlage', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Vorlage einfügen' }), first.slice(0, 8))
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Leistung von Position 1' })).toHaveValue(first))
    })
    const quantity = () => canvas.getByRole('textbox', { name: 'Menge von Position 1' })
    await step('Die Menge ist das Nächste, und was ich tippe, ersetzt sie', async () => {
      await waitFor(() => expect(quantity()).toHaveFocus())
      await userEvent.keyboard('8')
      await expect(quantity()).toHaveValue('8')
    })
    await step('Ein Klick in die Menge wählt sie aus, ein zweiter setzt die Einfügemarke', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Leistung von Position 1' }))
      await userEvent.click(quantity())
      await userEvent.keyboard('4')
      await expect(quantity()).toHaveValue('4')
      await userEvent.click(quantity())
      await userEvent.keyboard('0')
      await expect(quantity()).toHaveValue('40')
    })
  },
})
