import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { OverviewScreen, type OverviewScreenProps } from './OverviewScreen.tsx'
import type { Todo } from '../todo/todoList.tsx'

const start: readonly Todo[] = [
  { id: 1, text: 'Fallen leeren', done: false },
  { id: 2, text: 'Bericht schreiben', done: true },
]

/** The page with a memory of its own. */
function Page(props: Omit<OverviewScreenProps, 'todos'>) {
  const [todos, setTodos] = useState(start)
  return <OverviewScreen {...props} todos={{ todos, onChange: setTodos }} />
}

const args: Omit<OverviewScreenProps, 'todos'> = {
  user: { name: 'Super Admin', role: 'admin' },
  transactions: { status: 'ready', data: seedTemplate().transactions },
}

const meta = preview.meta({ component: Page, args })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine Karte wählt, was das Diagramm zeigt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Einkäufe/ }))
      await expect(canvas.getByRole('region', { name: 'Einkäufe dieser Woche' })).toBeVisible()
    })
    await step('Aufgaben kommen dazu, werden erledigt und gelöscht', async () => {
      const todo = within(canvas.getByRole('region', { name: 'Zu erledigen' }))
      await userEvent.type(todo.getByRole('textbox'), 'Rinde prüfen{Enter}')
      await expect(todo.getByText('2 offen')).toBeVisible()
      await userEvent.click(todo.getByRole('checkbox', { name: 'Rinde prüfen' }))
      await expect(todo.getByText('Eine offen')).toBeVisible()
      await userEvent.click(todo.getByRole('button', { name: 'Fallen leeren löschen' }))
      await expect(todo.queryByText('Fallen leeren')).toBeNull()
    })
  },
})
export const Empty = meta.story({ args: { transactions: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { transactions: { status: 'loading' } } })
export const Failed = meta.story({
  args: { transactions: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
})
