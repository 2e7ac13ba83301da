import { clientFilter } from '@waldkerf/domain/clients/clientFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { exampleViewActions } from '@waldkerf/ui/parts/SavedViews/exampleViewActions.testing'
import { ClientsScreen, type ClientsScreenProps } from './ClientsScreen.tsx'

const { clients } = seedWorld({ today: storyDay, size: 'small' })

/** The first opening of a dialog fetches its code. */
const late = { timeout: 5_000 }

/** There is no bar above the screen here. */
const Frame = styled.div`
  --screen-height: 100dvh;
`

/** Stands in for the container: keeps filter and order. */
function LiveScreen({ state: start, actions }: ClientsScreenProps) {
  const [state, setState] = useState(start)
  const live: ClientsScreenProps['actions'] = {
    ...actions,
    setFilter: (filter) => setState((last) => ({ ...last, filter })),
    setSort: (sort) => setState((last) => ({ ...last, sort })),
  }
  return <ClientsScreen state={state} actions={live} />
}

const meta = preview.meta({
  component: ClientsScreen,
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
      clients: { status: 'ready', data: clients },
      open: new Map([
        [clients[0]!.client_id, '18420.50'],
        [clients[2]!.client_id, '960.00'],
        [clients[3]!.client_id, '-150.00'],
      ]),
      late: new Map([
        [clients[0]!.client_id, '18420.50'],
        [clients[2]!.client_id, '240.00'],
      ]),
      filter: clientFilter.empty,
      sort: { column: 'name', direction: 'ascending' },
      views: { status: 'ready', data: [{ id: 1, name: 'Niedersachsen', standard: false, current: false }] },
      importAddress: '#/clients/import',
      clientAddress: (id) => `#/clients/${id}`,
    },
    actions: {
      open: fn(),
      setFilter: fn(),
      setSort: fn(),
      retry: fn(),
      create: fn(async () => undefined),
      onTyping: fn(),
      views: exampleViewActions(),
    },
  },
})
const { state, actions } = Ready.composed.args
const withClients = (data: ClientsScreenProps['state']['clients']) => ({
  args: { actions, state: { ...state, clients: data } },
})

export const Empty = meta.story(withClients({ status: 'ready', data: [] }))
export const Loading = meta.story(withClients({ status: 'loading' }))
const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const
export const Failed = meta.story(withClients(failure))
export const Stale = meta.story(withClients({ ...failure, data: clients }))
export const LongGerman = meta.story(
  withClients({
    status: 'ready',
    data: clients.map((row) => ({
      ...row,
      name: `${row.name} und Waldschutzmeldewesenverwaltungsgemeinschaft`,
      ap_nachname: `${row.ap_nachname}-Donaudampfschifffahrt`,
    })),
  }),
)

export const Filtered = meta.story({
  args: { state, actions },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich suche einen Ort und setze es zurück', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), clients[0]!.ort)
      await waitFor(() => expect(canvas.getByText(new RegExp(` von ${clients.length}$`))).not.toHaveTextContent(`${clients.length} von`)) // prettier-ignore
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), ' niemand')
      await expect(await canvas.findByText('Kein Kunde passt')).toBeVisible()
      await userEvent.click(canvas.getAllByRole('button', { name: 'Zurücksetzen' })[0]!)
      await expect(await canvas.findByText(`${clients.length} von ${clients.length}`)).toBeVisible()
    })
  },
})

export const Owing = meta.story({
  args: { state, actions },
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer am meisten schuldet, steht oben', async () => {
      const head = canvas.getByRole('button', { name: 'Saldo' })
      await userEvent.click(head)
      await userEvent.click(head)
      await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('18.420,50'))
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('überfällig')
    })
  },
})

/** On a phone a row says in its second line what of the balance is overdue, and that alone is red. */
export const PartlyOverdue = meta.story({
  args: { state, actions },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('Rot ist, was überfällig ist, und nicht, was offen ist', async () => {
      const part = await canvas.findByText(/^davon 240,00.€ überfällig$/)
      const whole = await canvas.findByText(/^18\.420,50.€ überfällig$/)
      const open = canvas.getByText(/^960,00.€ offen$/)
      await expect(getComputedStyle(part).color).toBe(getComputedStyle(whole).color)
      await expect(getComputedStyle(open).color).not.toBe(getComputedStyle(part).color)
    })
  },
})

/** Without the open amounts nobody is shown as owing nothing. */
export const WithoutAmounts = meta.story({
  args: { state: { ...state, open: undefined, missing: { open: fn() } }, actions },
})

export const Created = meta.story({
  args: { state, actions },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neuer Kunde' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neuer Kunde' }, late))
    await step('Ohne Namen entsteht nichts', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(await dialog.findByText('Bitte geben Sie einen Namen ein.')).toBeVisible()
    })
    await step('Ein Kunde von fast diesem Namen wird gezeigt, bevor ein zweiter entsteht', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), clients[0]!.name.toLowerCase())
      await expect(await dialog.findByRole('link', { name: clients[0]!.name })).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(args.actions.create).not.toHaveBeenCalled()
      await userEvent.click(await dialog.findByRole('button', { name: 'Trotzdem anlegen' }))
      await waitFor(() => expect(args.actions.create).toHaveBeenCalledTimes(1))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
