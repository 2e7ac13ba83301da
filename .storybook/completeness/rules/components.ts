import { isStories, type Sources } from './sources.ts'
import { readUses, type FindUsers } from './uses.ts'

/**
 * How a component comes to be seen: a stories file imports it (`shown`), or it is the inner part of exactly one other
 * component, and that one is shown (`inner`). A screen and a page are nobody's inner part. Everything else is `missing`.
 */
export type Cover = 'shown' | 'inner' | 'missing'

const exportedName = /^export (?:const|function|class) ([A-Z][a-z]\w*)\b/gm

/** A provider hands something down and draws nothing itself. */
const draws = (name: string) => !/(Provider|Context)$/.test(name)

/** The components of the product that a file exports; the workbench's own pages and stages do not count. */
export function componentsIn(path: string, text: string): readonly string[] {
  if (!/^packages\/\w+\/src\//.test(path) || !path.endsWith('.tsx') || isStories(path)) return []
  return [...text.matchAll(exportedName)].map(([, name = '']) => name).filter(draws)
}

const standsAlone = /Screen\.tsx$|^packages\/app\/src\/(template\/)?pages\/.*Pages?\.tsx$/

/** Every file with components, and how it is seen. */
export function componentCover(sources: Sources): ReadonlyMap<string, Cover> {
  const findUsers = readUses(sources)
  const components = new Map(
    [...sources]
      .map(([path, text]) => [path, componentsIn(path, text)] as const)
      .filter(([, names]) => names.length > 0),
  )
  const isComponent = (path: string) => components.has(path)
  const users = new Map([...components].map(([path, names]) => [path, reach(path, names, findUsers, isComponent)]))
  const isShown = (path: string) => users.get(path)?.some(isStories) ?? false
  const cover = (path: string): Cover => {
    if (isShown(path)) return 'shown'
    const [only, ...others] = users.get(path) ?? []
    return only && others.length === 0 && isShown(only) && !standsAlone.test(path) ? 'inner' : 'missing'
  }
  return new Map([...components.keys()].map((path) => [path, cover(path)]))
}

/** Follows a component to those who render it: hooks, column tables and lazy imports pass it on to their own users. */
function reach(path: string, names: readonly string[], findUsers: FindUsers, isComponent: (path: string) => boolean) {
  const found = new Set<string>()
  const passed = new Set<string>([path])
  const follow = (users: readonly string[]) => {
    for (const user of users) {
      if (isComponent(user) || isStories(user)) found.add(user)
      else if (!passed.has(user)) {
        passed.add(user)
        follow(findUsers(user))
      }
    }
  }
  follow(findUsers(path, names))
  found.delete(path)
  return [...found]
}
