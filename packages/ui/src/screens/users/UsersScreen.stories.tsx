import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { personName } from '@waldkerf/domain/users/personName'
import { toUserRows, userFilter, userGroup } from '@waldkerf/domain/users/userFilter'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { exampleViewActions } from '@waldkerf/ui/parts/SavedViews/exampleViewActions.testing'
import { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const clientName = (id: number) => world.clients.find(({ client_id }) => client_id === id)?.name ?? ''
/** Accounts that ask to become experts, in addition to the one of the example world. */
const asking = new Set(world.users.slice(9, 12).map(({ user_id }) => user_id))
const people = toUserRows(
  world.users.map((user) => (asking.has(user.user_id) ? { ...user, app_status: 'ogf_expert_query' } : user)),
  world.clientLinks.map((link) => ({ ...link, name: clientName(link.client_id) })),
  world.userAccess,
)

/** The first opening of a dialog fetches its code. */
const late = { timeout: 5_000 }

/** There is no bar above the screen here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

/** Stands in for the container: keeps filter, order and given roles. */
function LiveScreen({ state: start, actions }: UsersScreenProps) {
  const [state, setState] = useState(start)
  const change = (part: Partial<typeof state>) => setState((last) => ({ ...last, ...part }))
  const live: UsersScreenProps['actions'] = {
    ...actions,
    setFilter: (filter) => change({ filter }),
    setSort: (sort) => change({ sort }),
    giveRole: (user, status) => {
      actions.giveRole(user, status)
      setState((last) => ({ ...last, pending: new Map(last.pending).set(user.user_id, status) }))
    },
    undo: (id) => {
      actions.undo(id)
      setState((last) => ({ ...last, pending: new Map([...last.pending].filter(([key]) => key !== id)) }))
    },
  }
  return <UsersScreen state={state} actions={live} />
}

const meta = preview.meta({
  component: UsersScreen,
  render: (args) => <LiveScreen {...args} />,
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    state: {
      people: { status: 'ready', data: people },
      clients: world.clients,
      filter: userFilter.empty,
      sort: { column: 'name', direction: 'ascending' },
      pending: new Map(),
      views: { status: 'ready', data: [{ id: 1, name: 'Neue im Herbst', standard: false, current: false }] },
      routes: productRoutes,
      userAddress: (id) => `#/users/${id}`,
    },
    actions: {
      open: fn(),
      setFilter: fn(),
      setSort: fn(),
      giveRole: fn(),
      undo: fn(),
      refuse: fn(),
      setRole: fn(async () => undefined),
      invite: fn(async () => undefined),
      isTaken: fn(async () => false),
      retry: fn(),
      views: exampleViewActions(),
    },
  },
})
const { state, actions } = Ready.composed.args
const withPeople = (data: UsersScreenProps['state']['people']) => ({
  args: { actions, state: { ...state, people: data } },
})

export const Empty = meta.story(withPeople({ status: 'ready', data: [] }))
export const Loading = meta.story(withPeople({ status: 'loading' }))
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const
export const Failed = meta.story(withPeople(failure))
export const Stale = meta.story(withPeople({ ...failure, data: people }))
export const NoRequests = meta.story(
  withPeople({
    status: 'ready',
    data: people.filter(({ app_status }) => app_status !== 'ogf_expert_query' && app_status !== 'ogf_new'),
  }),
)

export const LongGerman = meta.story(
  withPeople({
    status: 'ready',
    data: people.map((row) => ({
      ...row,
      last_name: `${row.last_name}-Donaudampfschifffahrtsgesellschaft`,
      berufsgruppe: 'Waldschutzmeldewesenbeauftragte',
    })),
  }),
)

const thousands = Array.from({ length: 3_000 }, (_, i) => ({ ...people[i % people.length]!, user_id: i + 1 }))
export const Thousands = meta.story(withPeople({ status: 'ready', data: thousands }))

/** As in a window of 1024 px beside the open menu. */
export const Narrow = meta.story({
  args: { state, actions },
  decorators: [
    (Story) => (
      <div style={{ width: 854 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const rows = within(canvas.getByRole('grid', { name: 'Nutzer' }))
    await step('Jede Adresse und jede Rolle ist ganz zu lesen', async () => {
      const addresses = rows.getAllByText(/@/, { selector: '[data-lines]' })
      await expect(addresses.length).toBeGreaterThan(5)
      const roles = rows.getAllByTitle('Expertenmodus angefragt')
      for (const { scrollHeight, clientHeight } of [...addresses, ...roles])
        await expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1)
    })
    await step('Dafür gibt die Spalte der Kunden ihren Platz her', async () => {
      await expect(rows.queryByRole('columnheader', { name: /^Kunden/ })).toBeNull()
      const { scrollWidth, clientWidth } = canvas.getByRole('grid', { name: 'Nutzer' }).parentElement!
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    })
  },
})

export const RolesChosen = meta.story({
  args: { state, actions },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich suche nach Name und Rolle', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'tannhäuser')
      await expect(await canvas.findByText(`1 von ${people.length}`)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /^Administrator/ }))
      await expect(await canvas.findByText('Niemand passt')).toBeVisible()
    })
    await step('und setze es zurück', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Zurücksetzen' })[0]!)
      await expect(await canvas.findByText(`${people.length} von ${people.length}`)).toBeVisible()
    })
  },
})

export const Decided = meta.story({
  args: { state, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    const queue = within(canvas.getByRole('region', { name: 'Expertenmodus angefragt' }))
    const first = queue.getAllByRole('link')[0]!
    await step('E gibt der ersten Anfrage statt', async () => {
      first.focus()
      await userEvent.keyboard('e')
      await expect(args.actions.giveRole).toHaveBeenCalledWith(expect.anything(), 'ogf_expert')
      await expect(await queue.findByText('wird Experte')).toBeVisible()
    })
    await step('und geht zur nächsten; Z nimmt es zurück', async () => {
      await expect(queue.getAllByRole('link')[1]).toHaveFocus()
      await userEvent.keyboard('z')
      await waitFor(() => expect(queue.queryByText('wird Experte')).toBeNull())
    })
    await step('Der Pfeil geht zurück, und A lehnt ab', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(first).toHaveFocus()
      await userEvent.keyboard('a')
      await expect(await queue.findByText('bleibt Standard-Nutzer')).toBeVisible()
    })
  },
})

/** The dashboard leads here: whoever waits can be admitted at once. */
export const AskedOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { state: { ...state, filter: { ...userFilter.empty, roles: ['ogf_new'] } }, actions },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Freischalten' })[0]).toBeVisible()
  },
})

/** Narrowed to those who wait, the list is the queue. */
export const OnlyWaiting = meta.story({
  args: AskedOnPhone.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    const waiting = people.filter((row) => userGroup(row) === 'ogf_new')
    await step('Jede Person steht einmal da, mit ihrer Antwort', async () => {
      await expect(canvas.queryByRole('grid')).toBeNull()
      for (const person of waiting) await expect(canvas.getAllByText(personName(person))).toHaveLength(1)
    })
    await step('Ohne den Filter stehen sie wieder neben der Liste', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(await canvas.findByRole('grid', { name: 'Nutzer' })).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Neue Nutzer' })).toBeVisible()
    })
  },
})

export const Registered = meta.story({
  args: { state, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    const queue = within(canvas.getByRole('region', { name: 'Neue Nutzer' }))
    await step('Wer sich registriert hat, wird mit E freigeschaltet', async () => {
      queue.getAllByRole('link')[0]!.focus()
      await userEvent.keyboard('e')
      await expect(args.actions.giveRole).toHaveBeenCalledWith(expect.anything(), 'ogf_citizens')
      await expect(await queue.findByText('wird Standard-Nutzer')).toBeVisible()
    })
    await step('Eingeladene stehen als solche in der Liste und warten hier nicht', async () => {
      const invited = people.find(({ access }) => access?.konto_seit === null)!
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), invited.email)
      await expect(await canvas.findByRole('row', { name: /Eingeladen/ })).toBeVisible()
      await expect(queue.queryByRole('link', { name: personName(invited) })).toBeNull()
    })
  },
})

export const Invited = meta.story({
  args: { state, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nutzer einladen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nutzer einladen' }, late))
    const mail = dialog.getByRole('textbox', { name: 'E-Mail' })
    await step('Ohne Adresse wird nichts gesendet', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Einladen' }))
      await expect(await dialog.findByText('Bitte geben Sie eine E-Mail-Adresse ein.')).toBeVisible()
      await expect(args.actions.invite).not.toHaveBeenCalled()
    })
    await step('Eine vergebene Adresse steht am Feld', async () => {
      mocked(args.actions.isTaken).mockResolvedValueOnce(true)
      await userEvent.type(mail, 'admin@waldkerf.test')
      await userEvent.tab()
      await expect(await dialog.findByText('Diese E-Mail-Adresse ist schon vergeben.')).toBeVisible()
    })
    await step('Eine andere genügt', async () => {
      await userEvent.clear(mail)
      await userEvent.type(mail, 'neu@example.test')
      await userEvent.click(dialog.getByRole('button', { name: 'Einladen' }))
      await waitFor(() =>
        expect(args.actions.invite).toHaveBeenCalledWith(
          expect.objectContaining({ mail: 'neu@example.test', first_name: '', client_id: '' }),
          expect.any(String),
        ),
      )
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

/** From an address: a role and a profession that nobody has. Beside them a role of one character, which alone would look like a count. */
export const Filtered = meta.story({
  args: {
    state: {
      ...state,
      people: { status: 'ready', data: people.map((row, index) => (index === 3 ? { ...row, app_status: '1' } : row)) },
      filter: { ...userFilter.empty, roles: ['appuser_old'], profession: 'Köhlerei' },
    },
    actions,
  },
  play: async ({ canvas, userEvent, step }) => {
    const chip = (name: RegExp) => canvas.getByRole('button', { name })
    await step('Wonach gefiltert ist, sehe ich, auch wenn es niemand hat', async () => {
      await expect(chip(/^appuser_old/)).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getByRole('combobox', { name: 'Berufsgruppe' })).toHaveValue('Köhlerei')
    })
    await step('Ein Druck vergisst alles', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Zurücksetzen' })[0]!)
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^appuser_old/ })).toBeNull())
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull())
    })
    await step('Ich wähle zwei Rollen zugleich', async () => {
      await userEvent.click(chip(/^Experte \d/))
      await userEvent.click(await canvas.findByRole('button', { name: /^Wert „1“ \d/ }))
      await expect(chip(/^Experte \d/)).toHaveAttribute('aria-pressed', 'true')
      await waitFor(() => expect(canvas.getByRole('grid', { name: 'Nutzer' })).toHaveTextContent('Wert „1“'))
      await expect(canvas.getByRole('grid', { name: 'Nutzer' })).not.toHaveTextContent('Administrator')
    })
    await step('Wer keine bekannte Rolle hat, bekommt eine', async () => {
      await expect(canvas.getAllByRole('link', { name: 'Rolle geben' })[0]).toBeVisible()
    })
  },
})

export const Bulk = meta.story({
  args: { state: { ...state, filter: { ...userFilter.empty, roles: ['ogf_new', 'ogf_admin'] } }, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    mocked(args.actions.setRole).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
    await step('Ich wähle alle, die zu sehen sind', async () => {
      canvas.getByRole('grid', { name: 'Nutzer' }).focus()
      await userEvent.keyboard('{Control>}a{/Control}')
      await userEvent.click(await canvas.findByRole('button', { name: 'Rolle ändern' }, late))
    })
    const dialog = within(await screen.findByRole('dialog', { name: /Rolle von/ }, late))
    await step('Die Vorschau lässt die letzte Administratorin aus', async () => {
      await expect(await dialog.findByText(/1 ausgelassen: jemand muss die Administration behalten/)).toBeVisible()
    })
    await step('Was scheiterte, lässt sich wiederholen', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Rollen ändern/ }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Sofort senden' }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Fehlgeschlagene wiederholen' }))
      await waitFor(() => expect(dialog.queryByText(/nicht geändert/)).toBeNull())
    })
  },
})

export const ViewSaved = meta.story({
  args: { state, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was ich sehe, speichere ich unter einem Namen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Gespeicherte Ansichten' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter als Ansicht speichern …' }, late))
      const dialog = within(await screen.findByRole('dialog', { name: 'Ansicht speichern' }, late))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name der Ansicht' }), 'Meine{Enter}')
      await waitFor(() => expect(args.actions.views.add).toHaveBeenCalledWith('Meine', expect.any(String)))
    })
    await step('und zeige eine von früher', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(canvas.getByRole('button', { name: 'Gespeicherte Ansichten' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Neue im Herbst' }))
      await expect(args.actions.views.apply).toHaveBeenCalledWith(1)
    })
  },
})
