import { exampleMap } from '@waldkerf/domain/maps/exampleMap'
import { mapRows } from '@waldkerf/domain/maps/mapFilter'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { MapLink } from './MapLink.tsx'

const [map] = mapRows([exampleMap(1)], new Map(), undefined)

const meta = preview.meta({ component: MapLink, args: { to: '/gis/maps/1' }, parameters: { layout: 'centered' } })

/** Without points the sheet is to be measured. */
export const ToMeasure = meta.story({ args: { map: { ...map!, points: 0 } } })

/** Until its points are known nothing is said to be missing. */
export const Unknown = meta.story({
  args: { map: map! },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveTextContent('Georeferenzieren')
  },
})
