import { landSection } from '@waldkerf/domain/places/landAt'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import type { Section } from '@waldkerf/ui/parts/MapView/MapView'
import { LiveScreen, createStory } from './gisStory.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const { readyArgs } = createStory(world, storyDay)

const meta = preview.meta({ component: LiveScreen })

/** Loading the map and its animated moves take time. */
const patient = { timeout: 8_000 }
const harz: Section = { west: 10.25, south: 51.6, east: 10.9, north: 51.95 }
const far = { west: 5, south: 46, east: 17, north: 55 }

const keepSection = () => fn<(section: Section) => void>()
const last = (keep: ReturnType<typeof keepSection>) => keep.mock.lastCall?.[0] ?? far
const width = ({ west, east }: Section) => east - west
const middle = ({ west, south, east, north }: Section) => ({ lat: (south + north) / 2, lon: (west + east) / 2 })
const args = () => ({ ...readyArgs, actions: { ...readyArgs.actions, keepSection: keepSection() } })

export const Ready = meta.story({
  args: args(),
  play: async ({ args: { actions }, canvas, canvasElement, userEvent, step }) => {
    const keep = actions.keepSection as ReturnType<typeof keepSection>
    const bavaria = landSection('Bayern')!
    const isAtBavaria = () =>
      waitFor(async () => {
        const { west, east, south, north } = last(keep)
        await expect(west < bavaria.west && east > bavaria.east && south < bavaria.south && north > bavaria.north).toBe(
          true,
        )
        await expect(width(last(keep))).toBeLessThan(12)
      }, patient)
    await waitFor(() => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy(), patient)

    await step('Ein gewähltes Bundesland füllt die Karte', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bundesland' }), 'Bayern')
      await isAtBavaria()
    })
    await step('Eine geöffnete Meldung ist aus der Nähe zu sehen', async () => {
      const [row] = canvas.getAllByRole('row', { name: /Bayern/ })
      const id = world.beetles.find(({ lat, bundesland }) => lat !== null && bundesland === 'Bayern')!.id
      await userEvent.click(canvas.queryByRole('row', { name: new RegExp(`\\b${id}$`) }) ?? row!)
      await waitFor(() => expect(width(last(keep))).toBeLessThan(1), patient)
      await waitFor(async () => expect(canvas.getByRole('region', { name: /^Meldung \d+$/ })).toBeVisible())
      const opened = Number(
        /\d+/.exec(canvas.getByRole('region', { name: /^Meldung \d+$/ }).getAttribute('aria-label') ?? '')?.[0],
      )
      const beetle = world.beetles.find((one) => one.id === opened)!
      await expect(Math.abs(middle(last(keep)).lat - beetle.lat!)).toBeLessThan(0.05)
    })
    await step('Geschlossen, steht die Karte wieder beim Bundesland', async () => {
      await userEvent.keyboard('{Escape}')
      await isAtBavaria()
    })
    await step('Was man selbst verschiebt, bleibt: ein anderer Filter bewegt nichts', async () => {
      canvas.getByRole('application', { name: 'Karte der Käfermeldungen' }).focus()
      await userEvent.keyboard('+')
      await waitFor(() => expect(width(last(keep))).toBeLessThan(width(bavaria)), patient)
      const before = keep.mock.calls.length
      await userEvent.click(canvas.getByRole('button', { name: /^Veröffentlicht \d/ }))
      await new Promise((done) => setTimeout(done, 1_000))
      await expect(keep.mock.calls.length).toBe(before)
    })
  },
})

/** Opened by the browser's Back: the map shows the section that it was left at. */
export const Returned = meta.story({
  args: { ...args(), state: { ...readyArgs.state, arrival: { section: harz } } },
  play: async ({ args: { actions }, step }) => {
    const keep = actions.keepSection as ReturnType<typeof keepSection>
    await step('Die Karte steht, wo sie verlassen wurde', async () => {
      await waitFor(() => expect(width(last(keep))).toBeLessThan(2), patient)
      await expect(Math.abs(middle(last(keep)).lon - middle(harz).lon)).toBeLessThan(0.05)
    })
  },
})

const linked = world.beetles.find(({ lat }) => lat !== null)!

/** A link opened a record: closed, the map shows what the list shows, fitted to the room that it has then. */
export const FromLink = meta.story({
  args: { ...args(), state: { ...readyArgs.state, selectedId: linked.id } },
  play: async ({ args: { actions }, canvas, userEvent, step }) => {
    const keep = actions.keepSection as ReturnType<typeof keepSection>
    await canvas.findByRole('region', { name: `Meldung ${linked.id}` })
    await waitFor(() => expect(width(last(keep))).toBeLessThan(1), patient)
    await step('Geschlossen, zeigt die Karte alle Meldungen der Liste', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(async () => {
        const { west, east, south, north } = last(keep)
        const places = world.beetles.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : { lat, lon }))
        await expect(places.every(({ lat, lon }) => lat > south && lat < north && lon > west && lon < east)).toBe(true)
        await expect(north - south).toBeLessThan(16)
      }, patient)
    })
  },
})
