import preview from '@waldkerf/storybook/preview'
import { StateMap } from './StateMap.tsx'

const meta = preview.meta({ component: StateMap })

export const Ready = meta.story({
  args: {
    label: 'Funde nach Bundesland',
    values: [
      { name: 'Bayern', value: 83, label: 'Bayern: 83 Funde', to: '/gis/index?bundesland=Bayern' },
      { name: 'Niedersachsen', value: 64, label: 'Niedersachsen: 64 Funde', to: '/gis/index?bundesland=Niedersachsen' },
      { name: 'Steiermark', value: 12, label: 'Steiermark: 12 Funde' },
      { name: 'Atlantis', value: 3, label: 'Atlantis: 3 Funde' },
    ],
  },
})
export const Empty = meta.story({ args: { label: 'Funde nach Bundesland', values: [] } })
export const Dark = Ready.extend({ globals: { theme: 'dark' } })
