import preview from '@waldkerf/storybook/preview'
import { BeyondTerm } from './BeyondTerm.tsx'

const meta = preview.meta({ component: BeyondTerm, parameters: { layout: 'padded' } })

export const Ready = meta.story({ args: { terms: { skonto_tage: 30, skonto_prozent: '2' }, term: 14 } })
