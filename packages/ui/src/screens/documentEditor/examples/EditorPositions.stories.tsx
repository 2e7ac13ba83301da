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
  },
})
