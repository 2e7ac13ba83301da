import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story as the index of a built Storybook names it. */
export interface Story {
  /** `parts-button--ready` */
  id: string
  /** `Parts/Button` */
  title: string
  name: string
}

interface Index {
  entries: Record<string, Story & { type: 'story' | 'docs' }>
}

/** All stories of a built Storybook, in the order of its sidebar; pages of documentation are none. */
export function listStories(site: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as Index
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }))
}

/**
 * Tells which ids were asked for.
 * @param words as in the sidebar or in an address: `Screens/Gis`, `gistable`, `pages-*--ready`; none means all
 */
export function choice(words: readonly string[]): (id: string) => boolean {
  const wanted = words.map((word) => {
    const parts = word.toLowerCase().split('*')
    return new RegExp(parts.map((part) => part.replaceAll(/[^a-z0-9-]+/g, '-')).join('.*'))
  })
  return (id) => wanted.length === 0 || wanted.some((word) => word.test(id))
}
