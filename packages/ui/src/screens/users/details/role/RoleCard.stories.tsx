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
    state: { routes: productRoutes, pending: undefined, isLastAdmin: false, invitedSince: undefined },
    actions: { giveRole: fn(), undo: fn(), refuse: fn() },
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

/** The primary button approves the request. */
export const Asked = meta.story({
  args: { ...Ready.composed.args, user: { ...user, app_status: 'ogf_expert_query' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der nächste Schritt ist der Knopf', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zustimmen' }))
      await expect(args.actions.giveRole).toHaveBeenCalledWith('ogf_expert')
    })
    await step('Ablehnen steht daneben', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }))
      await expect(args.actions.giveRole).toHaveBeenLastCalledWith('ogf_citizens')
    })
  },
})

/** No role stands for a registration that is refused. */
export const Registered = meta.story({
  args: { ...Ready.composed.args, user: { ...user, app_status: 'ogf_new' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Neben dem Freischalten steht das Ablehnen', async () => {
      await expect(canvas.getByRole('button', { name: 'Freischalten' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }))
      await expect(args.actions.refuse).toHaveBeenCalled()
      await expect(args.actions.giveRole).not.toHaveBeenCalled()
    })
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
