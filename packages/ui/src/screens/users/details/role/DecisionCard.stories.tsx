import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { DecisionCard, type DecisionCardProps } from './DecisionCard.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const user = world.users.find(({ email }) => email === 'anfrage@waldkerf.test')!
const beetle = { ...world.beetles[0]!, bilder_anzahl: 0, ort: '', bild: null, antwort_offen: false, name: '' }
const beetles = ['published', 'published', 'rejected'].map((status, id) => ({ ...beetle, id, status }))
const asked = {
  zeit: `${storyDay}T09:12:00+00:00`,
  wer: user.email,
  client_id: null,
  kunde: null,
  aenderungen: { app_status: ['ogf_citizens', 'ogf_expert_query'] as [string, string] },
}

const meta = preview.meta({ component: DecisionCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    kind: 'expert',
    isOpen: true,
    user,
    state: {
      routes: productRoutes,
      pending: undefined,
      history: { status: 'ready', data: [asked] },
      beetles: { status: 'ready', data: beetles },
    },
    actions: { giveRole: fn(), undo: fn(), refuse: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich lese, seit wann, mit welchen Meldungen, und was die Zustimmung bewirkt', async () => {
      await expect(canvas.getByText('Angefragt am 20.11.2026 · 3 gemeldet, 2 veröffentlicht')).toBeVisible()
      await expect(canvas.getByText('Kommt dazu')).toBeVisible()
    })
    await step('Der nächste Schritt ist der Knopf, und Ablehnen steht daneben', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zustimmen' }))
      await expect(args.actions.giveRole).toHaveBeenCalledWith('ogf_expert')
      await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }))
      await expect(args.actions.giveRole).toHaveBeenLastCalledWith('ogf_citizens')
    })
  },
})
const { args } = Ready.composed

/** No role stands for a registration that is refused. */
export const Registered = meta.story({
  args: {
    ...args,
    kind: 'registration',
    user: { ...user, app_status: 'ogf_new' },
    state: { ...args.state, beetles: { status: 'ready', data: [] } },
  },
  play: async ({ args: given, canvas, userEvent, step }) => {
    await step('Neben dem Freischalten steht das Ablehnen, und vorher, was es bewirkt', async () => {
      await expect(canvas.getByRole('button', { name: 'Freischalten' })).toBeVisible()
      await expect(canvas.getByText(/wird das Konto gelöscht/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }))
      await expect(given.actions.refuse).toHaveBeenCalled()
      await expect(given.actions.giveRole).not.toHaveBeenCalled()
    })
  },
})

/** Keeps the given role, as a page would. */
function Held({ state, actions, ...props }: DecisionCardProps) {
  const [pending, setPending] = useState(state.pending)
  const held = { giveRole: setPending, undo: () => setPending(undefined) }
  return <DecisionCard {...props} state={{ ...state, pending }} actions={{ ...actions, ...held }} />
}

export const Pending = meta.story({
  args,
  render: (given) => <Held {...given} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer zustimmt, kann es mit derselben Taste zurücknehmen', async () => {
      canvas.getByRole('button', { name: 'Zustimmen' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Bekommt gleich die Rolle Experte.')).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Rückgängig' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Zustimmen' })).toHaveFocus())
    })
  },
})
/** Afterwards the card says what has become of it, and nothing below moves away. */
export const Decided = meta.story({ args: { ...args, isOpen: false, user: { ...user, app_status: 'ogf_expert' } } })
export const Loading = meta.story({
  args: { ...args, state: { ...args.state, history: { status: 'loading' }, beetles: { status: 'loading' } } },
})
