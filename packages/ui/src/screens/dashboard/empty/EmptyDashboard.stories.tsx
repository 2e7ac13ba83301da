import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { EmptyDashboard } from './EmptyDashboard.tsx'

const meta = preview.meta({ component: EmptyDashboard })

export const Ready = meta.story({
  args: { firstStep: { kind: 'review', to: '#gis' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'GIS öffnen' })).toHaveAttribute('href', '#gis')
  },
})
export const Administrator = meta.story({ args: { firstStep: { kind: 'people', to: '#personen' } } })
export const Citizen = meta.story({
  args: { firstStep: { kind: 'report', to: '#melden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fund melden' })).toHaveAttribute('href', '#melden')
  },
})
/** Accounts that wait to be admitted have no step to take. */
export const Forbidden = meta.story({
  args: { firstStep: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
