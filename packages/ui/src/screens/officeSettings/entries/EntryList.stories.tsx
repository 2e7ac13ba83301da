import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { EntryList } from './EntryList.tsx'

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
    renderForm: (note) => <p role="status">{note ? `Bearbeiten: ${note.title}` : 'Neu'}</p>,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich ändere einen, beginne einen weiteren und lösche einen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungsziel bearbeiten' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Bearbeiten: Zahlungsziel')
      await userEvent.click(canvas.getByRole('button', { name: 'Neuer Textbaustein' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Neu')
      await userEvent.click(canvas.getByRole('button', { name: 'Zahlungsziel löschen' }))
      await expect(remove).toHaveBeenCalledWith(notes[0])
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, entries: { status: 'ready', data: [] } } })
