import preview from '@waldkerf/storybook/preview'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { LetterTotals } from './LetterTotals.tsx'

const meta = preview.meta({ component: LetterTotals, parameters: { layout: 'padded' } })

export const Ready = meta.story({ args: { totals: exampleDocument('invoice').model } })
/** While a number cannot be read. */
export const Unclear = meta.story({ args: { ...Ready.composed.args, unclear: true } })
