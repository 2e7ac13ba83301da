import preview from '@waldkerf/storybook/preview'
import { Legend } from './Legend.tsx'

const meta = preview.meta({ component: Legend, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: {
    entries: [
      { label: 'vermessen', color: '--color-series-1', look: 'filled' },
      { label: 'vermutet', color: '--color-series-1', look: 'hatched' },
      { label: '2026', color: '--color-series-1', look: 'line' },
      { label: '2025', color: '--color-series-4', look: 'dashed' },
      { label: '2024', color: '--color-series-2', look: 'dotted' },
    ],
  },
})
