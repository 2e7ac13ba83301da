import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { wordsFor } from './germanWords.ts'
import { searchName } from './searchName.ts'

/** Storybook's search reads names and titles alone: the first story of a file carries the words in its name, its id stays. */
const withWords = (title: string, inputs: readonly IndexInput[]): IndexInput[] => {
  const words = wordsFor(title)
  return inputs.map((input, place) =>
    place === 0 && words !== undefined
      ? { ...input, name: searchName(input.name ?? storyNameFromExport(input.exportName), words) }
      : input,
  )
}

/** An indexer whose stories are also found by the house's own words. */
export const addWords = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => withWords(options.makeTitle(), await indexer.createIndex(file, options)),
})
