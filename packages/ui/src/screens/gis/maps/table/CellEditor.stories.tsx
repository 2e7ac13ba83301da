import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { CellEditor, type CellEditorProps } from './CellEditor.tsx'

const [map] = seedWorld({ today: storyDay, size: 'small' }).maps

/** A table of one cell, in which the editor opens by a press. */
function InTable(props: Omit<CellEditorProps, 'cell'>) {
  const [cell, setCell] = useState<HTMLElement>()
  const { map: row, column, label, onClose } = props
  return (
    <table tabIndex={-1} style={{ padding: space(8) }}>
      <thead>
        <tr>
          <th>{label}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <button type="button" onClick={({ currentTarget }) => setCell(currentTarget.closest('td') ?? undefined)}>
              {String(row[column]) || '–'}
            </button>
            {cell && (
              <CellEditor
                {...props}
                cell={cell}
                onClose={() => {
                  setCell(undefined)
                  onClose()
                }}
              />
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const meta = preview.meta({ component: InTable })

export const Ready = meta.story({
  args: {
    map: map!,
    column: 'gemarkung',
    label: 'Gemarkung',
    suggestions: [],
    actions: { change: fn(async () => undefined), onLost: fn(), onTyping: fn() },
    onClose: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die Zelle öffnet sich mit markiertem Wert, sodass Tippen ihn ersetzt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: map!.gemarkung }))
      await expect(canvas.getByRole('textbox', { name: 'Gemarkung' })).toHaveFocus()
      await userEvent.keyboard('Unterfeld')
      await expect(args.actions.onTyping).toHaveBeenLastCalledWith(expect.stringContaining(map!.map_name))
    })
    await step('Enter speichert, schließt und führt zur Tabelle zurück', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(args.actions.change).toHaveBeenCalledOnce()
      await expect(args.actions.change).toHaveBeenCalledWith(map, 'gemarkung', 'Unterfeld')
      await expect(canvas.getByRole('table')).toHaveFocus()
    })
  },
})
const { args: ready } = Ready.composed

export const TakenBack = meta.story({
  args: ready,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Escape ändert nichts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: map!.gemarkung }))
      await userEvent.keyboard('Irgendwo{Escape}')
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(args.actions.change).not.toHaveBeenCalled()
    })
  },
})

export const Fault = meta.story({
  args: { ...ready, column: 'jahr', label: 'Jahr' },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button'))
    await step('Was kein Jahr ist, bleibt offen und wird beim Verlassen gesagt', async () => {
      await userEvent.keyboard('bald{Enter}')
      await expect(await canvas.findByText('Bitte geben Sie eine Zahl ein.')).toBeVisible()
      await expect(args.actions.change).not.toHaveBeenCalled()
    })
    await step('Ein Jahr wird genommen', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Jahr' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Jahr' }), '1913{Enter}')
      await waitFor(() => expect(args.actions.change).toHaveBeenCalledWith(map, 'jahr', 1_913))
    })
  },
})

export const Conflict = meta.story({
  args: ready,
  play: async ({ args, canvas, userEvent, step }) => {
    const theirs = { ...map!, gemarkung: 'Oberfeld', version: 2 }
    mocked(args.actions.change).mockRejectedValueOnce(new ConflictError('Inzwischen geändert.', theirs))
    await userEvent.click(canvas.getByRole('button', { name: map!.gemarkung }))
    await step('Beide Fassungen stehen in der Zelle, und die eigene wird auf Wunsch gespeichert', async () => {
      await userEvent.keyboard('Unterfeld{Enter}')
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Oberfeld')
      await userEvent.click(canvas.getByRole('button', { name: 'Meine Eingabe speichern' }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(args.actions.change).toHaveBeenLastCalledWith(theirs, 'gemarkung', 'Unterfeld')
    })
  },
})

export const Failed = meta.story({
  args: ready,
  play: async ({ args, canvas, userEvent, step }) => {
    mocked(args.actions.change).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
    await userEvent.click(canvas.getByRole('button', { name: map!.gemarkung }))
    await step('Was nicht gespeichert werden konnte, ist noch da', async () => {
      await userEvent.keyboard('Unterfeld{Enter}')
      await expect(await canvas.findByText(/Der Dienst antwortet nicht/)).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Gemarkung' })).toHaveValue('Unterfeld')
    })
  },
})
export const Opened = meta.story({
  args: ready,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: map!.gemarkung }))
  },
})
