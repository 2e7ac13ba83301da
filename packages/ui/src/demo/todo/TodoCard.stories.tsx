import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TodoCard } from './TodoCard.tsx'
import type { Todo } from './todoList.tsx'

/** The list with a memory of its own. */
function Example({ first }: { first: readonly Todo[] }) {
  const [todos, setTodos] = useState(first)
  return <TodoCard todos={todos} onChange={setTodos} />
}

const meta = preview.meta({
  component: Example,
  args: {
    first: [
      { id: 1, text: 'Fallen leeren', done: false },
      { id: 2, text: 'Bericht schreiben', done: true },
    ],
  },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Doppelklick macht aus der Aufgabe ein Feld, Escape nimmt alles zurück', async () => {
      await userEvent.dblClick(canvas.getByText('Fallen leeren'))
      await userEvent.type(canvas.getByRole('textbox', { name: /Fallen leeren/ }), ' und zählen{Escape}')
      await expect(canvas.getByText('Fallen leeren')).toBeVisible()
    })
    await step('Enter behält den neuen Text', async () => {
      await userEvent.dblClick(canvas.getByText('Fallen leeren'))
      await userEvent.type(canvas.getByRole('textbox', { name: /Fallen leeren/ }), ' und zählen{Enter}')
      await expect(canvas.getByText('Fallen leeren und zählen')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Fallen leeren und zählen bearbeiten' })).toHaveFocus()
    })
    await step('Wer den Text leert, löscht diese Aufgabe und keine andere', async () => {
      await userEvent.dblClick(canvas.getByText('Fallen leeren und zählen'))
      await userEvent.clear(canvas.getByRole('textbox', { name: /Fallen leeren/ }))
      await userEvent.keyboard('{Enter}')
      await expect(canvas.queryByText('Fallen leeren und zählen')).toBeNull()
      await expect(canvas.getByText('Bericht schreiben')).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { first: [] } })
