import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import type { UserChange } from '@waldkerf/domain/entities/users/userAdministration'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { UserScreen, type UserScreenProps } from './UserScreen.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const user = world.users.find(({ email }) => email === 'anfrage@waldkerf.test')!
const admin = world.users.find(({ email }) => email === 'admin@waldkerf.test')!
const beetles = world.beetles.slice(0, 9).map((row) => ({
  ...row,
  bilder_anzahl: row.bilder_anzahl ?? 0,
  ort: 'bei Cham',
  bild: null,
  antwort_offen: row.status === 'query' && !row.beantwortet,
  name: world.species.find(({ id }) => id === row.art)?.de ?? '',
}))
const links = world.clients
  .slice(0, 2)
  .map(({ client_id, name }, i) => ({ user_id: user.user_id, client_id, name, kataster_enabled: i === 0 }))

const by = { wer: admin.email, client_id: null, kunde: null }
const history: UserChange[] = [
  { ...by, zeit: `${storyDay}T09:12:00+00:00`, aenderungen: { app_status: ['ogf_citizens', 'ogf_expert_query'] } },
  {
    ...by,
    zeit: `${storyDay}T08:00:00+00:00`,
    client_id: 1,
    kunde: links[0]?.name ?? '',
    aenderungen: { verbunden: [false, true], kataster_enabled: [false, true] },
  },
  { ...by, zeit: `${storyDay}T07:30:00+00:00`, aenderungen: { phone: ['', '0171 5'], mail_new: [false, true] } },
  { ...by, zeit: '2025-06-14T07:30:00+00:00', wer: '', aenderungen: {} },
]

const meta = preview.meta({ component: UserScreen })

export const Ready = meta.story({
  args: {
    state: {
      user: { status: 'ready', data: user },
      account: {
        status: 'ready',
        data: {
          user_id: user.user_id,
          apus_team: true,
          apus_admin: false,
          gruppen: ['appuser_validated', 'appuser_apus'],
          gruppen_seit: `${storyDay}T07:00:00+00:00`,
          mail_abgelehnt: null,
          version: 1,
        },
      },
      invitedSince: undefined,
      clients: { status: 'ready', data: links },
      beetles: { status: 'ready', data: beetles },
      history: { status: 'ready', data: history },
      choices: world.clients,
      routes: productRoutes,
      pending: undefined,
      isLastAdmin: false,
      soleMails: new Set(),
      addresses: { list: '#/users/index', record: (id) => `#/gis/index?meldung=${id}` },
    },
    actions: {
      save: fn(async () => undefined),
      onTyping: fn(),
      giveRole: fn(),
      undo: fn(),
      refuse: fn(),
      inviteAgain: fn(async () => undefined),
      setFlag: fn(async () => undefined),
      setTeam: fn(async () => undefined),
      connect: fn(async () => undefined),
      disconnect: fn(async () => undefined),
      setCadastre: fn(async () => undefined),
    },
  },
})
const { state, actions } = Ready.composed.args
const withState = (part: Partial<UserScreenProps['state']>) => ({ args: { actions, state: { ...state, ...part } } })

export const Empty = meta.story(
  withState({
    user: { status: 'ready', data: { ...user, first_name: '', last_name: '', phone: '', berufsgruppe: '', geb: null } },
    account: {
      status: 'ready',
      data: {
        user_id: 3,
        apus_team: false,
        apus_admin: false,
        gruppen: [],
        gruppen_seit: null,
        version: 1,
        mail_abgelehnt: null,
      },
    },
    clients: { status: 'ready', data: [] },
    beetles: { status: 'ready', data: [] },
    history: { status: 'ready', data: [] },
  }),
)

const loading = { status: 'loading' } as const
export const Loading = meta.story(
  withState({ user: loading, account: loading, clients: loading, beetles: loading, history: loading }),
)

const failed = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const
export const Failed = meta.story(withState({ user: failed }))
/** Invited, and not signed in yet. */
export const Invited = meta.story(withState({ invitedSince: `${storyDay}T07:00:00+00:00` }))
export const PartFailed = meta.story(withState({ history: failed, clients: failed }))
export const UnknownRole = meta.story(withState({ user: { status: 'ready', data: { ...user, app_status: 'gast' } } }))

export const LongGerman = meta.story(
  withState({
    user: { status: 'ready', data: { ...user, last_name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe' } },
    clients: {
      status: 'ready',
      data: links.map((link) => ({ ...link, name: `${link.name} für Forstwirtschaftsangelegenheiten` })),
    },
  }),
)

export const LastAdmin = meta.story({
  ...withState({
    user: { status: 'ready', data: admin },
    isLastAdmin: true,
    soleMails: new Set(['mail_register']),
  }),
  play: async ({ canvas, step }) => {
    await step('Die letzte Administratorin behält die Rolle und erfährt, warum', async () => {
      await expect(canvas.getByText(/behält sie/)).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Rolle ändern' })).toBeNull()
      await expect(canvas.getByText('Sonst bekommt diese Nachricht niemand.')).toBeVisible()
    })
  },
})

export const RoleGiven = meta.story({
  args: { state, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Bevor ich eine Rolle gebe, sehe ich, was sie ändert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rolle ändern' }))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rolle' }), 'Experte')
      const card = within(canvas.getByRole('region', { name: 'Rolle und Rechte' }))
      await expect(await card.findByText('Kommt dazu')).toBeVisible()
      await expect(card.getByText(/^Seiten: GIS/)).toBeVisible()
      await expect(args.actions.giveRole).not.toHaveBeenCalled()
    })
    await step('Dann gebe ich sie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rolle geben' }))
      await expect(args.actions.giveRole).toHaveBeenCalledWith('ogf_expert')
    })
  },
})

export const RolePending = meta.story({
  ...withState({ pending: 'ogf_expert' }),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine gegebene Rolle lässt sich noch zurücknehmen', async () => {
      await expect(canvas.getByText('Bekommt gleich die Rolle Experte.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await expect(args.actions.undo).toHaveBeenCalled()
    })
  },
})

export const Saved = meta.story({
  args: { state, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Person bearbeiten' }))
    const phone = canvas.getByRole('textbox', { name: 'Telefon' })
    await step('Was sich nicht speichern lässt, sagt es, und was ich tippte, ist noch da', async () => {
      mocked(args.actions.save).mockRejectedValueOnce(new Error('Jemand war schneller.'))
      await userEvent.clear(phone)
      await userEvent.type(phone, '0171 99')
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(await canvas.findByText('Jemand war schneller.')).toBeVisible()
      await expect(phone).toHaveValue('0171 99')
    })
    await step('Beim zweiten Mal ist es gespeichert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(args.actions.save).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '0171 99' })),
      )
      await expect(await canvas.findByText('Gespeichert')).toBeVisible()
    })
  },
})

export const Connected = meta.story({
  args: { state, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    const [, , third] = world.clients
    await step('Ich finde einen Kunden und verbinde ihn', async () => {
      const field = canvas.getByRole('combobox', { name: 'Kunde' })
      await userEvent.type(field, third?.name ?? '')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await userEvent.click(canvas.getByRole('button', { name: 'Verbinden' }))
      await waitFor(() => expect(args.actions.connect).toHaveBeenCalledWith(third?.client_id))
    })
    await step('und trenne einen anderen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${links[0]?.name} trennen` }))
      await expect(args.actions.disconnect).toHaveBeenCalledWith(links[0]?.client_id)
    })
  },
})

export const SeenAsUser = meta.story({
  args: { state, actions },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich sehe Menü und Rechte der Rolle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Als diese Person ansehen' }))
      const dialog = within(
        await screen.findByRole('dialog', { name: /^Was Sabine Weidner sieht/ }, { timeout: 5_000 }),
      )
      await expect(dialog.getByText('Dashboard')).toBeVisible()
      await expect(dialog.queryByText('GIS')).toBeNull()
      await expect(dialog.getByText('Alle Meldungen sehen')).toBeVisible()
    })
  },
})
