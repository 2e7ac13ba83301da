import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { EntryList, type EntryListProps } from './EntryList.tsx'

interface Note {
  id: number
  title: string
}

const notes: readonly Note[] = [
  { id: 1, title: 'Zahlungsziel' },
  { id: 2, title: '' },
]
const remove = fn()

const meta = preview.meta({ component: EntryList<Note>, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    words: {
      title: 'Textbausteine',
      hint: 'Sie stehen im Editor bereit.',
      none: 'Noch keine Textbausteine.',
      add: 'Neuer Textbaustein',
    },
    entries: { status: 'ready', data: notes },
    entryKey: ({ id }) => id,
    entryWords: ({ id, title }) => ({
      name: title,
      detail: 'Bitte überweisen Sie binnen 14 Tagen.',
      mark: id === 1 ? 'Standard' : '',
    }),
    onRemove: remove,
    renderForm: (note) => <p>{note ? `Bearbeiten: ${note.title}` : 'Neu'}</p>,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich ändere einen, beginne einen weiteren und lösche einen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungsziel bearbeiten' }))
      await expect(canvas.getByText('Bearbeiten: Zahlungsziel')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Neuer Textbaustein' }))
      await expect(canvas.getByText('Neu')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungsziel löschen' }))
      await expect(remove).toHaveBeenCalledWith(notes[0])
    })
  },
})

/** Stands in for the container: stores at once. */
function LiveList(props: EntryListProps<Note>) {
  const [rows, setRows] = useState(notes)
  return (
    <EntryList
      {...props}
      entries={{ status: 'ready', data: rows }}
      renderForm={(note, { onDone }) => (
        <button
          type="button"
          onClick={() => {
            if (!note) setRows((last) => [...last, { id: 3, title: 'Anfahrt' }])
            onDone()
          }}
        >
          Speichern
        </button>
      )}
    />
  )
}

/** An entry says by itself that it is stored, the changed one as well as the new one. */
export const Stored = meta.story({
  args: Ready.composed.args,
  render: (args) => <LiveList {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Geändert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungsziel bearbeiten' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(canvas.getByText('Gespeichert').closest('li')).toHaveTextContent(/^Zahlungsziel/)
      await expect(canvas.getByRole('status')).toHaveTextContent('Gespeichert: Zahlungsziel')
    })
    await step('Neu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neuer Textbaustein' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(canvas.getByText('Gespeichert').closest('li')).toHaveTextContent(/^Anfahrt/)
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, entries: { status: 'ready', data: [] } } })
