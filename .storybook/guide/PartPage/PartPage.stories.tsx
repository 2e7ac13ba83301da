import { docs as dataTable } from '@waldkerf/ui/parts/DataTable/DataTable.docs'
import { docs as loadable } from '@waldkerf/ui/parts/Loadable/Loadable.docs'
import { docs as textField } from '@waldkerf/ui/parts/TextField/TextField.docs'
import preview from '../../preview.tsx'
import { PartPage } from './PartPage.tsx'

const meta = preview.meta({ component: PartPage })

export const Ready = meta.story({ args: { part: { name: 'TextField', room: 'parts', docs: textField } } })

export const ManyKeys = meta.story({ args: { part: { name: 'DataTable', room: 'parts', docs: dataTable } } })

/** No component, no key, no states. */
export const Bare = meta.story({ args: { part: { name: 'Loadable', room: 'parts', docs: loadable } } })
