import { mapRows } from '@waldkerf/domain/maps/mapFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { examplePlan } from '@waldkerf/ui/parts/ScanView/examples/examplePlan.ts'
import { mapName } from '../mapName.ts'
import { MapDetails } from './MapDetails.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: MapDetails })

const world = seedWorld({ today: storyDay, size: 'small' })
const names = new Map(world.clients.map(({ client_id, name }) => [client_id, name]))
const all = mapRows(world.maps, names, new Map(world.maps.map(({ id }) => [id, 12])))
const [map] = all
if (!map) throw new Error('the example world has no maps')

export const Ready = meta.story({
  args: {
    map,
    all,
    rows: all,
    address: `#/gis/maps/${map.id}`,
    scan: { name: 'Blatt.webp', load: () => examplePlan({ width: 1_200, height: 850 }) },
    actions: {
      select: fn(),
      change: fn(async () => undefined),
      onLost: fn(),
      remove: fn(async () => undefined),
      onTyping: fn(),
    },
    phone: false,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Vom Namen ist unten nichts abgeschnitten', async () => {
      const name = canvas.getByRole('heading', { level: 2 })
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
    })
    await step('Oben ist das Blatt zu sehen, darunter steht, was bekannt ist, und kein Feld', async () => {
      await expect(await canvas.findByRole('link', { name: 'Kartenbild öffnen' }, late)).toBeVisible()
      await expect(canvas.getAllByRole('term')[0]).toBeVisible()
      await expect(canvas.queryByRole('textbox')).toBeNull()
    })
    await step('Bearbeiten öffnet die Felder, Escape schließt sie, nicht die Karte', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }))
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Kartentyp' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('textbox')).toBeNull()
      await expect(args.actions.select).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }))
    })
    await step('Nur wer ihren Namen tippt, löscht die Karte', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Karte löschen' }))
      const dialog = within(await screen.findByRole('dialog', { name: /löschen\?$/ }, late))
      const field = dialog.getByRole('textbox')
      await userEvent.type(field, 'anders{Enter}')
      await expect(args.actions.remove).not.toHaveBeenCalled()
      await userEvent.clear(field)
      await userEvent.type(field, `${mapName(map)}{Enter}`)
      await waitFor(() => expect(args.actions.remove).toHaveBeenCalledWith(map))
    })
  },
})
/** The points contradict the state: that is said before all else. */
export const CheckedButUnusable = meta.story({
  args: {
    ...Ready.composed.args,
    map: {
      ...map,
      status: 'geprüft',
      judgement: { verdict: 'unusable', reason: 'error', millimetres: 33.71, metres: 168.6 },
    },
  },
  play: async ({ canvas }) => {
    const news = canvas.getByText(/^Als „geprüft“ geführt, doch die Georeferenzierung ist unbrauchbar/)
    await expect(news).toBeVisible()
    await expect(canvas.getByText('33,71 mm auf dem Blatt, 169 m im Gelände')).toBeVisible()
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Güte')
  },
})
export const WithoutScan = meta.story({ args: { ...Ready.composed.args, scan: undefined } })
export const Editing = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }))
    await expect(await canvas.findByRole('textbox', { name: 'Jahr' })).toBeVisible()
  },
})
/** Without the right nothing is deleted. */
export const Forbidden = meta.story({
  args: { ...Ready.composed.args, actions: { ...Ready.composed.args.actions, remove: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }))
    await expect(canvas.queryByRole('button', { name: 'Karte löschen' })).toBeNull()
  },
})
export const ForbiddenOnPhone = meta.story({
  args: { ...Forbidden.composed.args, phone: true },
  globals: { viewport: { value: 'phone' } },
})
