import preview from '@waldkerf/storybook/preview'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { LetterHead } from './LetterHead.tsx'

const meta = preview.meta({ component: LetterHead, parameters: { layout: 'padded' } })

const { model } = exampleDocument('invoice')

export const Ready = meta.story({ args: { model } })
export const WithoutClient = meta.story({
  args: { model: { ...model, buyer: { ...model.buyer, name: '', street: '', postcode: '', city: '' } } },
})
