import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Indexer } from 'storybook/internal/types'

const part = /^.*\/packages\/ui\/src\/(?:parts|chrome)\/(\w+)(?=\/)/

const depth = (path: string) => path.split('/').length

/**
 * The stories beside which a part's page stands: those of its own name, or else the first of its folder.
 * @param file any stories of the folder, absolute
 * @returns undefined if the folder has no docs file
 */
function docsPlace(file: string): string | undefined {
  const [folder = '', name = ''] = part.exec(file) ?? []
  if (name === '' || !existsSync(`${folder}/${name}.docs.tsx`)) return undefined
  const own = `${folder}/${name}.stories.tsx`
  if (existsSync(own)) return own
  const [first = ''] = globSync('**/*.stories.tsx', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted((one, other) => depth(one) - depth(other) || one.localeCompare(other))
  return join(folder, first)
}

/** An indexer that puts a page, `Docs`, before the stories of each part and each piece of the frame. */
export const addDocs = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const stories = await indexer.createIndex(file, options)
    const place = docsPlace(file.replaceAll('\\', '/'))
    if (place === undefined || relative(place, file) !== '') return stories
    return stories.map((story) => ({ ...story, tags: [...(story.tags ?? []), 'autodocs'] }))
  },
})
