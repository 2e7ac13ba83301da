import preview from '@waldkerf/storybook/preview'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { LetterHead } from './LetterHead.tsx'

const meta = preview.meta({ component: LetterHead, parameters: { layout: 'padded' } })

const { paper } = exampleDocument('invoice')

export const Ready = meta.story({ args: { paper } })
export const WithoutClient = meta.story({
  args: { paper: { ...paper, buyer: { ...paper.buyer, name: '', street: '', postcode: '', city: '' } } },
})
