import type { StoryId } from '../../completeness/report/addresses.ts'
import { fileName, isScreen, isStories, type Sources } from '../../completeness/rules/sources.ts'
import { type FindUsers, readUses } from '../../completeness/rules/uses.ts'

/** A story to go to. */
export interface StoryLink {
  name: string
  id: string
}

/** Facts on the page of a part that nobody has to write down. */
export interface PartReport {
  /** Screens that have it themselves, with their first story; those that have it within another part are left out. */
  screens: readonly StoryLink[]
  /** Other parts and pieces of the frame that it stands in: `parts/Dialog`. */
  within: readonly string[]
  /** Its stories whose plays press keys. */
  byKeyboard: readonly StoryLink[]
  /** Types of its props that docgen cannot tell, `readonly Row[]`, by prop. */
  lists: Readonly<Record<string, string>>
}

/** By room and name: `parts/Button`. */
export type PartsReport = Readonly<Record<string, PartReport>>

const place = /^packages\/ui\/src\/((?:parts|chrome)\/[A-Z]\w*)\//
const partName = (path: string) => place.exec(path)?.[1]

/** Follows a part outwards, through the inner pieces of screens, to the screens and the other parts. */
function findHosts(own: string, files: readonly string[], findUsers: FindUsers) {
  const screens = new Set<string>()
  const within = new Set<string>()
  const passed = new Set(files)
  const follow = (path: string): void => {
    for (const user of findUsers(path)) {
      const other = partName(user)
      if (isStories(user) || passed.has(user)) continue
      passed.add(user)
      if (other !== undefined && other !== own) within.add(other)
      else if (isScreen(user)) screens.add(user)
      else follow(user)
    }
  }
  files.forEach(follow)
  return { screens: [...screens].toSorted(), within: [...within].toSorted() }
}

/** Names of a file's stories in which a key is pressed. */
export const storiesByKeyboard = (text: string): readonly string[] =>
  text
    .split(/^export const (?=\w+ = meta\.story)/m)
    .slice(1)
    .filter((story) => /userEvent\.(keyboard|tab)\(/.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? '')

/** Members of a file's interfaces that are read-only lists, each with its type as written. */
export const readLists = (text: string): readonly (readonly [prop: string, type: string])[] =>
  [...text.matchAll(/^ {2}(\w+)\??: (readonly .+)$/gm)].map(([, prop = '', type = '']) => [prop, type])

/** Each part's facts, read from the project. */
export function buildPartsReport(sources: Sources, storyId: StoryId): PartsReport {
  const findUsers = readUses(sources)
  const link = (path: string, story: string, name = story): StoryLink | [] => {
    const id = storyId(path, story)
    return id === undefined ? [] : { name, id }
  }
  const report = (own: string, files: readonly string[]): PartReport => {
    const { screens, within } = findHosts(own, files, findUsers)
    return {
      within,
      lists: Object.fromEntries(files.flatMap((path) => readLists(sources.get(path) ?? ''))),
      screens: screens.flatMap((path) => link(path.replace(/\.tsx$/, '.stories.tsx'), 'Ready', fileName(path))),
      byKeyboard: files.filter(isStories).flatMap((path) => {
        const file = fileName(path).replace('.stories', '')
        const title = (story: string) => (own.endsWith(`/${file}`) ? story : `${file}: ${story}`)
        return storiesByKeyboard(sources.get(path) ?? '').flatMap((story) => link(path, story, title(story)))
      }),
    }
  }
  const files = Map.groupBy(sources.keys(), (path) => partName(path) ?? '')
  files.delete('')
  return Object.fromEntries([...files].map(([own, paths]) => [own, report(own, paths)]))
}
