import preview from '@waldkerf/storybook/preview'
import { RoleDifference } from './RoleDifference.tsx'

const meta = preview.meta({ component: RoleDifference, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { difference: { added: ['Rechte der Seite'], removed: ['Symbole', 'Karte'] } },
})
export const Empty = meta.story({ args: { difference: { added: [], removed: [] } } })
