import preview from '@waldkerf/storybook/preview'
import { BarList } from './BarList.tsx'

const meta = preview.meta({ component: BarList, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    label: 'Funde nach Bundesland',
    rows: [
      { id: 'by', name: 'Bayern', value: 12_083, to: '/gis/index?bundesland=Bayern' },
      { id: 'ni', name: 'Niedersachsen', value: 6_400, to: '/gis/index?bundesland=Niedersachsen' },
      { id: 'mv', name: 'Mecklenburg-Vorpommern', value: 190 },
    ],
  },
})
