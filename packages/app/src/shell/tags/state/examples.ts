import type { TagPage } from './tags.ts'

/** A page for tests; its route id is its path. */
export const page = (path: string, part: Partial<TagPage> = {}): TagPage => ({
  path,
  search: '',
  routeId: path,
  pinned: false,
  cached: true,
  ...part,
})

/** The page of a stored address. */
export function storedExample(address: string): TagPage {
  const [path = '', query] = address.split('?')
  const pinned = path === '/dashboard'
  return page(path, { search: query ? `?${query}` : '', pinned, cached: !pinned })
}
