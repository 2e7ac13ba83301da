import preview from '@waldkerf/storybook/preview'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { LetterTotals } from './LetterTotals.tsx'

const meta = preview.meta({ component: LetterTotals, parameters: { layout: 'padded' } })

export const Ready = meta.story({ args: { totals: exampleDocument('invoice').paper } })
export const AtEdge = meta.story({ args: { ...Ready.composed.args, atEdge: true } })
