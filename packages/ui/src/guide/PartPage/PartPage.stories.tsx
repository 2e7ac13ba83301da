import preview from '@waldkerf/storybook/preview'
import { docs as dataTable } from '../../parts/DataTable/DataTable.docs.tsx'
import { docs as loadable } from '../../parts/Loadable/Loadable.docs.tsx'
import { docs as textField } from '../../parts/TextField/TextField.docs.tsx'
import { PartPage } from './PartPage.tsx'

const meta = preview.meta({ component: PartPage })

export const Ready = meta.story({ args: { part: { name: 'TextField', room: 'parts', docs: textField } } })

export const ManyKeys = meta.story({ args: { part: { name: 'DataTable', room: 'parts', docs: dataTable } } })

/** No component, no key, no states. */
export const Bare = meta.story({ args: { part: { name: 'Loadable', room: 'parts', docs: loadable } } })
