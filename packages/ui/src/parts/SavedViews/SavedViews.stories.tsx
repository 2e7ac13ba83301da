import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within, mocked } from 'storybook/test'
import { exampleViewActions } from './exampleViewActions.testing.ts'
import { type ShownView, SavedViews, type SavedViewsProps } from './SavedViews.tsx'
import { type ManageViewsDialogProps, ManageViewsDialog } from './ManageViewsDialog.tsx'

/** Keeps the views as a container would. */
function Held({ views: start, actions }: SavedViewsProps) {
  const [views, setViews] = useState(start)
  const change = (make: (all: readonly ShownView[]) => readonly ShownView[]) =>
    setViews((last) => (last.status === 'ready' ? { ...last, data: make(last.data) } : last))
  const changeOne = (id: number, part: Partial<ShownView>) =>
    change((all) => all.map((view) => (view.id === id ? { ...view, ...part } : view)))
  return (
    <SavedViews
      views={views}
      actions={{
        ...actions,
        add: async (name, key) => {
          await actions.add(name, key)
          change((all) => [...all, { id: 99, name, standard: false, current: true }])
        },
        rename: async (id, name) => {
          await actions.rename(id, name)
          changeOne(id, { name })
        },
        remove: async (id) => {
          await actions.remove(id)
          change((all) => all.filter((view) => view.id !== id))
        },
        setStandard: async (id) => {
          await actions.setStandard?.(id)
          change((all) => all.map((view) => ({ ...view, standard: view.id === id })))
        },
      }}
    />
  )
}

const meta = preview.meta({ component: Held, subcomponents: { ManageViewsDialog } })

export const Ready = meta.story({
  args: {
    views: {
      status: 'ready',
      data: [
        { id: 1, name: 'Offene in Bayern', standard: true, current: false },
        { id: 2, name: 'Rückfragen', standard: false, current: true },
      ],
    },
    actions: exampleViewActions(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Die gesetzte Ansicht steht am Knopf; eine andere zeigt ein Klick', async () => {
      await expect(canvas.getByText('Rückfragen')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /^Gespeicherte Ansichten/ }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Offene in Bayern (Standard)' }))
      await expect(args.actions.apply).toHaveBeenCalledWith(1)
    })
  },
})

const choose = async (userEvent: { click: (element: Element) => Promise<void> }, entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^Gespeicherte Ansichten/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

export const Saved = Ready.extend({
  play: async ({ args, userEvent, step }) => {
    await step('Ein Name muss sein, und einer, den es noch nicht gibt', async () => {
      await choose(userEvent, 'Filter als Ansicht speichern …')
      const dialog = within(await screen.findByRole('dialog', { name: 'Ansicht speichern' }, { timeout: 5_000 }))
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(dialog.getByText('Bitte geben Sie einen Namen ein.')).toBeVisible()
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name der Ansicht' }), 'Rückfragen{Enter}')
      await expect(dialog.getByText('Unter diesem Namen ist schon eine Ansicht gespeichert.')).toBeVisible()
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name der Ansicht' }), ' 2026{Enter}')
      await waitFor(() => expect(args.actions.add).toHaveBeenCalledWith('Rückfragen 2026', expect.any(String)))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

export const Managed = Ready.extend({
  play: async ({ args, userEvent, step }) => {
    await choose(userEvent, 'Ansichten verwalten …')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ansichten verwalten' }, { timeout: 5_000 }))
    const view = (name: string) => within(dialog.getByRole('group', { name }))
    await step('Eine Ansicht heißt anders', async () => {
      await userEvent.click(view('Rückfragen').getByRole('button', { name: 'Umbenennen' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name der Ansicht' }), ' der Woche{Enter}')
      await expect(await dialog.findByText('Rückfragen der Woche')).toBeVisible()
    })
    await step('eine steht beim Öffnen da', async () => {
      await userEvent.click(view('Rückfragen der Woche').getByRole('checkbox'))
      await expect(args.actions.setStandard).toHaveBeenCalledWith(2)
    })
    await step('und eine wird gelöscht, nach einer Rückfrage', async () => {
      await userEvent.click(view('Offene in Bayern').getByRole('button', { name: 'Löschen' }))
      await userEvent.click(within(await dialog.findByRole('alert')).getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(dialog.queryByText('Offene in Bayern')).toBeNull())
    })
  },
})

export const Empty = meta.story({
  args: { ...Ready.composed.args, views: { status: 'ready', data: [] } },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Ansichten verwalten …')
    await expect(await screen.findByText('Noch keine Ansicht gespeichert', {}, { timeout: 5_000 })).toBeVisible()
  },
})

export const Loading = meta.story({ args: { ...Ready.composed.args, views: { status: 'loading' } } })

export const Failed = meta.story({
  args: { ...Ready.composed.args, views: { status: 'failed', message: 'Zeitlimit', retry: fn() } },
})

export const Refused = meta.story({
  args: {
    ...Ready.composed.args,
    actions: {
      ...Ready.composed.args.actions,
      add: fn(async () => {
        throw new Error('Mehr als 50 Ansichten lassen sich nicht speichern.')
      }),
    },
  },
  play: async ({ userEvent, step }) => {
    await step('Was der Dienst ablehnt, steht am Feld, und der Name ist noch da', async () => {
      await choose(userEvent, 'Filter als Ansicht speichern …')
      const name = await screen.findByRole('textbox', { name: 'Name der Ansicht' }, { timeout: 5_000 })
      await userEvent.type(name, 'Eine mehr{Enter}')
      await expect(await screen.findByText('Mehr als 50 Ansichten lassen sich nicht speichern.')).toBeVisible()
      await expect(name).toHaveValue('Eine mehr')
    })
  },
})

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const manage = {
  views: [
    { id: 1, name: 'Rückfragen', standard: true, current: false },
    { id: 2, name: 'Mein Revier', standard: false, current: true },
  ],
  actions: exampleViewActions(),
  onClose: fn(),
} satisfies ManageViewsDialogProps

export const Manage = meta.story({
  args: Ready.composed.args,
  render: () => <ManageViewsDialog {...manage} />,
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    const row = within(dialog.getByRole('group', { name: 'Rückfragen' }))
    await step('Vor dem Löschen werde ich gefragt, und was scheitert, wird gesagt', async () => {
      mocked(manage.actions.remove).mockRejectedValueOnce(new Error('Der Datendienst antwortet nicht.'))
      await userEvent.click(row.getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Abbrechen' })).toHaveFocus())
      const question = within(dialog.getByRole('alert'))
      await userEvent.click(question.getByRole('button', { name: 'Löschen' }))
      await expect(await dialog.findByText('Der Datendienst antwortet nicht.')).toBeVisible()
    })
  },
})
export const ManageEmpty = meta.story({
  args: Ready.composed.args,
  render: () => <ManageViewsDialog {...manage} views={[]} />,
})
export const ManageLongNameOnPhone = meta.story({
  args: Ready.composed.args,
  render: () => (
    <ManageViewsDialog
      {...manage}
      views={[{ id: 1, name: 'Rückfragen '.repeat(6), standard: false, current: false }]}
    />
  ),
  globals: { viewport: { value: 'phone' } },
})
