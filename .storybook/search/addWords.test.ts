import { expect, test } from 'vitest'
import { addWords } from './addWords.ts'
import { plainName } from './searchName.ts'

const titled = (title: string) => ({ makeTitle: () => title })

/** As Storybook's own, of a file with two stories. */
const createIndex = async () => [
  { type: 'story' as const, exportName: 'WithoutText', importPath: 'x' },
  { type: 'story' as const, exportName: 'Busy', importPath: 'x' },
]

const names = async (title: string) => {
  const inputs = await addWords({ test: /x/, createIndex }).createIndex('x', titled(title))
  return inputs.map(({ name }) => name)
}

test('the first story of a file carries its words, the sidebar leaves them out', async () => {
  expect(await names('Parts/Button')).toEqual(['Without Text · Knopf, Schaltfläche', undefined])
  expect(plainName('Without Text · Knopf, Schaltfläche')).toBe('Without Text')
})

test('a title without words stays as it is', async () => {
  expect(await names('Parts/Nothing')).toEqual([undefined, undefined])
})
