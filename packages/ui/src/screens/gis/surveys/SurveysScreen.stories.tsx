import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { SurveysScreen, type SurveysScreenProps } from './SurveysScreen.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const cadastres = world.clients.map(({ client_id, name, bundesland, kataster_status, version }) => ({
  client_id,
  name,
  bundesland,
  kataster_status,
  version,
}))

/** Stands in for the container: keeps the client. */
function Live({ state: start, actions }: SurveysScreenProps) {
  const [client, setClient] = useState(start.client)
  const live = {
    ...actions,
    setClient(next: typeof client) {
      actions.setClient(next)
      setClient(next)
    },
  }
  return <SurveysScreen state={{ ...start, client }} actions={live} />
}

const meta = preview.meta({ component: SurveysScreen, render: (args) => <Live {...args} /> })

export const Ready = meta.story({
  args: {
    state: {
      cadastres: { status: 'ready', data: cadastres },
      client: undefined,
      shares: {
        status: 'ready',
        data: [
          { surveyClass: 'scha', surveyed: 132, assumed: 96, others: 12 },
          { surveyClass: 'ausm', surveyed: 99, assumed: 72, others: 6 },
          { surveyClass: 'schl', surveyed: 61, assumed: 38, others: 0 },
          { surveyClass: 'drae', surveyed: 101_940.5, assumed: 80_116.2, others: 9_020 },
        ],
      },
      capture: {
        status: 'ready',
        data: [
          { erfq: 'digitalisiert', round: 60_310 },
          { erfq: 'GNSS', round: 51_020 },
          { erfq: 'Bestandsplan', round: 41_204 },
          { erfq: 'Tachymeter', round: 29_880 },
          { erfq: '', round: 8_662 },
        ],
      },
      quality: {
        status: 'ready',
        data: [
          { qdt: 'sehr gut', aop: 'Sauger', round: 12_400 },
          { qdt: 'sehr gut', aop: 'Sammler', round: 8_100 },
          { qdt: 'gut', aop: 'Sauger', round: 50_200 },
          { qdt: 'gut', aop: 'Vorflut', round: 21_000 },
          { qdt: 'mittel', aop: 'Sammler', round: 30_000 },
          { qdt: 'ungenau', aop: '', round: 14_000 },
          { qdt: '', aop: 'Sauger', round: 9_000 },
        ],
      },
      total: { status: 'ready', data: 191_076 },
      unit: 'm',
      today: storyDay,
    },
    actions: { setClient: fn(), print: fn() },
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Die Zahlen eines Diagramms stehen in seiner Tabelle, leere unter Andere, mit ihrer Summe', async () => {
      const card = within(canvas.getByRole('region', { name: 'Länge nach Erfassung' }))
      await userEvent.click(card.getByRole('button', { name: /als Tabelle/ }))
      await expect(card.getByRole('row', { name: /^Andere 8\.662/ })).toBeVisible()
      await expect(card.getByRole('row', { name: /^Summe 191\.076/ })).toBeVisible()
    })
    await step('Ein Kunde mit Kataster zeigt seine Einmessung', async () => {
      const row = await canvas.findByRole('row', { name: new RegExp(cadastres[0]!.name) }, { timeout: 5_000 })
      await userEvent.click(row)
      await waitFor(() => expect(args.actions.setClient).toHaveBeenCalledWith(cadastres[0]!.client_id))
    })
    await step('Alles lässt sich drucken', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Drucken' }))
      await expect(args.actions.print).toHaveBeenCalledOnce()
    })
  },
})

const { args } = Ready.composed

const { state, actions } = args

const withEach = (each: SurveysScreenProps['state']['shares'] & { data?: never[] }) => ({
  args: { actions, state: { ...state, shares: each, capture: each, quality: each, cadastres: each } },
})

export const Empty = meta.story(withEach({ status: 'ready', data: [] }))

export const Loading = meta.story({
  args: {
    actions,
    state: { ...withEach({ status: 'loading' }).args.state, total: { status: 'loading' } },
  },
})

const failure = { status: 'failed', message: 'Der Datendienst antwortet gerade nicht.', retry: fn() } as const

export const Failed = meta.story(withEach(failure))

/** An expert without clients has no survey data. */
export const Forbidden = meta.story({
  args: {
    actions,
    state: {
      ...withEach({ status: 'ready', data: [] }).args.state,
      total: { status: 'ready', data: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Kunden')).toBeVisible()
  },
})

export const OneClient = meta.story({
  args: {
    actions,
    state: {
      ...state,
      client: cadastres[0]!.client_id,
      shares: {
        status: 'ready',
        data: [
          { surveyClass: 'scha', surveyed: 12, assumed: 6, others: 0 },
          { surveyClass: 'ausm', surveyed: 9, assumed: 0, others: 0 },
          { surveyClass: 'einl', surveyed: 3, assumed: 4, others: 1 },
          { surveyClass: 'drae', surveyed: 1_940.5, assumed: 116.2, others: 0 },
        ],
      },
    },
  },
})

export const Kilometres = meta.story({ args: { actions, state: { ...state, unit: 'km' } } })

export const LongGerman = meta.story({
  args: {
    actions,
    state: {
      ...state,
      capture: {
        status: 'ready',
        data: [
          { erfq: 'Digitalisiert aus der Wasserwirtschaftsverwaltungskarte', round: 60_310 },
          { erfq: 'Tachymetrische Bestandsvermessung', round: 2_310 },
        ],
      },
    },
  },
})
