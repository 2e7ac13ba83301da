import { emptyBeetleFilter, speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { beetleStates, filterBeetles } from '@waldkerf/domain/beetles/filter/filterBeetles'
import { inSection } from '@waldkerf/domain/beetles/filter/section'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { BeetleCluster } from '@waldkerf/domain/entities/beetles/beetleSections'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { useMemo, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type BeetleParts, GisScreen, type GisScreenProps, rowsPerPage } from '../GisScreen.tsx'
import { Frame, createStory } from './gisStory.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const { readyArgs } = createStory(world, storyDay)

/** Multiplies the counts of the example world, so that it is too large to load at once. */
const copies = 2_000
const total = world.beetles.length * copies

const context = {
  species: speciesById(world.species),
  person: readyArgs.state.person,
  today: readyArgs.state.today,
}

/** Cells of a part of the section, as the database would add them up. */
function groupClusters(rows: readonly Beetle[], cell: number): BeetleCluster[] {
  const groups = Map.groupBy(
    rows,
    ({ lat, lon }) => `${Math.floor((lat ?? 0) / cell)} ${Math.floor((lon ?? 0) / cell)}`,
  )
  return [...groups.values()].map((group) => {
    const middle = (axis: 'lat' | 'lon') => group.reduce((sum, row) => sum + (row[axis] ?? 0), 0) / group.length
    const [lat, lon] = [middle('lat'), middle('lon')]
    const je_status = Object.fromEntries(
      [...Map.groupBy(group, ({ status }) => status)].map(([status, { length }]) => [status, length * copies]),
    )
    const grenzen: BeetleCluster['grenzen'] = [lon - cell / 2, lat - cell / 2, lon + cell / 2, lat + cell / 2]
    return { id: null, lat, lon, anzahl: group.length * copies, je_status, grenzen }
  })
}

/** Answers as the database does: filtered, sorted by number, cut out and added up. */
function Parted(props: GisScreenProps) {
  const [filter, setFilter] = useState(props.state.filter)
  const [wish, ask] = useState<BeetleParts['wish']>({ sort: { column: 'reported', direction: 'descending' }, page: 0 })
  const { rows, counts } = useMemo(() => filterBeetles(world.beetles, filter, context), [filter])
  const parts: BeetleParts = {
    total,
    window: {
      status: 'ready',
      data: { ids: rows.slice(0, rowsPerPage).map(({ id }) => id), total: rows.length * copies },
    },
    placeless: rows.filter(({ lat }) => lat === null).length * copies,
    counts: new Map([...counts].map(([status, count]) => [status, count * copies])),
    states: beetleStates(world.beetles),
    wish,
    ask,
    map: useMemo(
      () => ({
        clusters: async (section) => groupClusters(inSection(rows, section), (section.north - section.south) / 24),
        within: async (section) => inSection(rows, section),
      }),
      [rows],
    ),
  }
  return (
    <Frame>
      <GisScreen {...props} state={{ ...props.state, filter, parts }} actions={{ ...props.actions, setFilter }} />
    </Frame>
  )
}

const meta = preview.meta({ component: Parted })

export const Ready = meta.story({
  args: readyArgs,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Es steht da, dass es zu viele Meldungen sind und was das ändert', async () => {
      await expect(canvas.getByText(/Die Karte zeigt Zusammenfassungen/)).toBeVisible()
    })
    await step('Wörter engen die Liste trotzdem ein', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Suche' })
      await userEvent.type(search, 'buchdrucker')
      await waitFor(() => expect(canvas.getAllByRole('row', { name: /Buchdrucker/ }).length).toBeGreaterThan(1))
      await userEvent.clear(search)
    })
    await step('Die Liste geht Teil für Teil weiter', async () => {
      await expect(canvas.getByText(/^Zeilen 1 bis 500 von/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Nächster Teil' }))
      await expect(await canvas.findByText(/^Zeilen 501 bis 1.000 von/)).toBeVisible()
    })
    await step('Die Karte zeigt, was die Datenbank zusammengezählt hat', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), { timeout: 8_000 })
    })
  },
})

export const Filtered = meta.story({
  args: { ...readyArgs, state: { ...readyArgs.state, filter: { ...emptyBeetleFilter, bundesland: 'Hessen' } } },
})
