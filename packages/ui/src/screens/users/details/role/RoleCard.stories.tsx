import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { RoleCard, type RoleCardProps } from './RoleCard.tsx'

const user = seedWorld({ today: storyDay, size: 'small' }).users[1]!

const meta = preview.meta({ component: RoleCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    user,
    state: { routes: productRoutes, pending: undefined, isLastAdmin: false },
    actions: { giveRole: fn(), undo: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine Rolle, die ich nur ansehe, ändert nichts', async () => {
      await expect(canvas.getByText('Meldungen prüfen und veröffentlichen')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Rolle ändern' }))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rolle' }), 'Neuer Nutzer')
      await expect(await canvas.findByText('Fällt weg')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }))
      await expect(canvas.queryByText('Fällt weg')).toBeNull()
      await expect(args.actions.giveRole).not.toHaveBeenCalled()
    })
  },
})
const { state } = Ready.composed.args
export const Pending = meta.story({ args: { ...Ready.composed.args, state: { ...state, pending: 'ogf_admin' } } })

/** A stored role that is not known is told by what it may, and getting a known one is the next step. */
export const Unknown = meta.story({
  args: { ...Ready.composed.args, user: { ...user, app_status: '1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Rolle ist unbekannt und gilt wie Standard-Nutzer.')).toBeVisible()
  },
})
/** Another card has the answer, and what is given. */
export const Asked = meta.story({
  args: {
    ...Ready.composed.args,
    isAsked: true,
    user: { ...user, app_status: 'ogf_expert_query' },
    state: { ...state, pending: 'ogf_expert' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Standard-Nutzer darf:')).toBeVisible()
    await expect(canvas.getByText('Funde melden und Rückfragen beantworten')).toBeVisible()
    await expect(canvas.queryByText(/^Bekommt gleich/)).toBeNull()
  },
})

/** Keeps the given role, as a page would. */
function Held({ user, state, actions }: RoleCardProps) {
  const [pending, setPending] = useState(state.pending)
  const held = { giveRole: setPending, undo: () => setPending(undefined) }
  return <RoleCard user={user} state={{ ...state, pending }} actions={{ ...actions, ...held }} />
}

export const ByKeyboard = meta.story({
  args: Ready.composed.args,
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const role = () => canvas.getByRole('combobox', { name: 'Rolle' })
    const change = () => canvas.getByRole('button', { name: 'Rolle ändern' })
    await step('Wer die Auswahl abbricht, steht wieder vor ihr', async () => {
      change().focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(role()).toHaveFocus())
      await userEvent.selectOptions(role(), 'Neuer Nutzer')
      canvas.getByRole('button', { name: 'Abbrechen' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(change()).toHaveFocus())
    })
    await step('Wer eine Rolle vergibt, kann sie sofort zurücknehmen', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.selectOptions(role(), 'Neuer Nutzer')
      canvas.getByRole('button', { name: 'Rolle geben' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Rückgängig' })).toHaveFocus())
    })
    await step('Und wer sie zurücknimmt, wählt neu', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(change()).toHaveFocus())
    })
  },
})
export const LastAdmin = meta.story({ args: { ...Ready.composed.args, state: { ...state, isLastAdmin: true } } })
