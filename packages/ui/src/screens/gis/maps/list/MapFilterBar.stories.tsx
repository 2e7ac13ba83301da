import { emptyMapFilter, mapRows } from '@waldkerf/domain/maps/mapFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { MapFilterBar, type MapFilterBarProps } from './MapFilterBar.tsx'
import { useMapList } from './useMapList.ts'

const world = seedWorld({ today: storyDay, size: 'small' })
const names = new Map(world.clients.map(({ client_id, name }) => [client_id, name]))
const maps = { status: 'ready', data: mapRows(world.maps, names, undefined) } as const
const nothing = () => undefined
const mapAddress = (id: number) => `#/gis/maps/${id}`

/** The bar over a list of its own. */
function LiveBar({ filter, onFilter }: Pick<MapFilterBarProps, 'filter' | 'onFilter'>) {
  const list = useMapList({ maps, filter, sort: undefined, mapAddress }, nothing)
  return (
    <MapFilterBar filter={filter} list={list} clients={world.clients} onFilter={onFilter}>
      {null}
    </MapFilterBar>
  )
}

const meta = preview.meta({ component: LiveBar })

export const Ready = meta.story({
  args: { filter: emptyMapFilter, onFilter: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Jahr engt ein, sobald es vier Ziffern hat', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Jahr ab' }), '1912')
      await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyMapFilter, from: 1912 })
    })
  },
})
export const Filtered = meta.story({
  args: { filter: { ...emptyMapFilter, status: ['neu'], georef: 'with', from: 1900 }, onFilter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
    await expect(args.onFilter).toHaveBeenCalledWith(emptyMapFilter)
  },
})
