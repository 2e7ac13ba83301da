import preview from '@waldkerf/storybook/preview'
import { EditorSums } from '../EditorSums.tsx'
import { exampleDocument } from './exampleDocument.testing.ts'

const meta = preview.meta({ component: EditorSums })

export const Ready = meta.story({ args: { model: exampleDocument('invoice').model } })
