import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Sources by their path below the project, with `/`. */
export type Sources = ReadonlyMap<string, string>

const places = ['packages/{ui,app}/src/**/*.{ts,tsx}', 'packages/app/testing/*.tsx', '.storybook/**/*.{ts,tsx}']

/** Only sources that draw or help to draw: no tests, docs, texts or styles. */
const counts = (path: string) => !/\.(test|docs|texts|texts\.en|styles)\.tsx?$/.test(path)

/** Every source in which a component of the product may stand or be used. @param root the project's folder, absolute */
export function readSources(root: string): Sources {
  const paths = globSync(places, { cwd: root }).map((path) => path.replaceAll(sep, '/'))
  return new Map(
    paths
      .filter(counts)
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

export const isStories = (path: string) => path.endsWith('.stories.tsx')
export const isScreen = (path: string) => /^packages\/ui\/src\/(screens|demo)\/.*Screen\.tsx$/.test(path)
export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))
