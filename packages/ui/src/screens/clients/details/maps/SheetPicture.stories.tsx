import preview from '@waldkerf/storybook/preview'
import { SheetPicture } from './SheetPicture.tsx'

const meta = preview.meta({ component: SheetPicture, parameters: { layout: 'padded' } })

/** Georeferenced, on a sheet of A1. */
export const Ready = meta.story({ args: { map: { width: 3_311, height: 2_339, georef_typ: 'helmert' } } })
/** Only its name is known. */
export const Bare = meta.story({ args: { map: { width: null, height: null, georef_typ: '' } } })
