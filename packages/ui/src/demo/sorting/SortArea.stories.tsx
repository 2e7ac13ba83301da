import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import type { Board } from './board.ts'
import { SortArea, type SortAreaProps } from './SortArea.tsx'
import { SortList } from './SortList.tsx'

const item = (id: number) => ({ id, text: `Auftrag ${id}` })
const board: Board = [
  { id: 'todo', title: 'Offen', items: [item(1), item(2)] },
  { id: 'done', title: 'Erledigt', items: [] },
]

/** Two lists beside each other, the second one empty. */
function Page({ board: first, onChange }: Pick<SortAreaProps, 'board' | 'onChange'>) {
  const [now, setNow] = useState(first)
  const change = (next: Board) => {
    onChange(next)
    setNow(next)
  }
  return (
    <SortArea board={now} onChange={change}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(4), padding: space(4) }}>
        {now.map((column) => (
          <SortList key={column.id} column={column} />
        ))}
      </div>
    </SortArea>
  )
}

const meta = preview.meta({ component: Page })

const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())

export const Ready = meta.story({
  args: { board, onChange: fn() },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Leertaste nimmt auf, Pfeile tragen in die leere Liste, die Leertaste legt ab', async () => {
      canvas.getByRole('button', { name: 'Auftrag 1' }).focus()
      await userEvent.keyboard(' ')
      await said('Auftrag 1 über Platz 1 in Offen.')
      await userEvent.keyboard('{ArrowRight}')
      await said('Auftrag 1 über Platz 1 in Erledigt.')
      await userEvent.keyboard(' ')
      const done = within(canvas.getByRole('list', { name: 'Erledigt' }))
      await waitFor(() => expect(done.getByRole('button', { name: 'Auftrag 1' })).toBeVisible())
    })
  },
})

/** The middle of an element in client coordinates, px, as a mouse event has it. */
function at(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { clientX: x + width / 2, clientY: y + height / 2, button: 0 }
}

/** By mouse: the other list makes room before the item is dropped. */
export const Carried = meta.story({
  args: { board, onChange: fn() },
  play: async ({ canvas, step }) => {
    const from = canvas.getByRole('button', { name: 'Auftrag 1' })
    const todo = canvas.getByRole('list', { name: 'Offen' })
    const done = canvas.getByRole('list', { name: 'Erledigt' })
    await step('Über der anderen Liste hält sie den Platz frei', async () => {
      await fireEvent.mouseDown(from, at(from))
      await fireEvent.mouseMove(document, { ...at(from), clientX: at(from).clientX + 20 })
      for (let move = 0; move < 3; move++) await fireEvent.mouseMove(document, at(done))
      await within(done).findByText('Auftrag 1')
      await expect(within(todo).queryByText('Auftrag 1')).toBeNull()
    })
    await step('Losgelassen bleibt es dort', async () => {
      await fireEvent.mouseUp(document, at(done))
      await waitFor(() => expect(within(done).getByRole('button', { name: 'Auftrag 1' })).toBeVisible())
    })
  },
})

export const Cancelled = meta.story({
  args: { board, onChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Escape lässt alles, wie es war', async () => {
      canvas.getByRole('button', { name: 'Auftrag 1' }).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(screen.getByText('Auftrag 1 über Platz 1 in Offen.')).toBeInTheDocument())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByText(/Abgebrochen/)).toBeInTheDocument())
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
})
