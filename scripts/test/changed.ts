import { spawnSync } from 'node:child_process'

/** How much of a step runs: nothing, the tests that import a changed file, or all of it. */
export type Extent = 'none' | 'related' | 'whole'

export type Changed = (step: string) => Extent

const isDocumentation = (path: string) => /\.md$|^docs\//.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isStory = (path: string) => path.endsWith('.stories.tsx')
const isJourney = (path: string) => path.startsWith('e2e/')
const isWorkbench = (path: string) => path.startsWith('.storybook/')
const isBehind = (path: string) => /^packages\/(service|domain|mocks)\//.test(path)
/** Settings and installed packages: no import leads to them. */
const isSetting = (path: string) => /^(package(-lock)?\.json|[^/]*\.config\.ts|tsconfig\.json|scripts\/)/.test(path)
/** SQL and data: read from the disk, not imported. */
const isRead = (path: string) => !/\.tsx?$/.test(path)

/** Judges each step of `npm test` by the paths that changed; in doubt it runs. */
export function judgeSteps(changed: readonly string[]): Changed {
  const paths = changed.filter((path) => !isDocumentation(path))
  const hasSome = (isKind: (path: string) => boolean) => paths.some(isKind)
  const whole = (isWhole: boolean, otherwise: Extent = 'none'): Extent => (isWhole ? 'whole' : otherwise)
  const isEverything = hasSome(isSetting)
  const isProduct = isEverything || hasSome((path) => path.startsWith('packages/') && !isTest(path) && !isStory(path))
  const isAcross = isProduct || hasSome(isJourney)
  const extents: Readonly<Record<string, Extent>> = {
    // They read files of all kinds, Markdown too, and take seconds.
    format: whole(changed.length > 0),
    unit: whole(changed.length > 0),
    build: whole(isAcross),
    workbench: whole(isAcross || hasSome(isStory) || hasSome(isWorkbench)),
    service: whole(isEverything || hasSome((path) => isBehind(path) && isRead(path)), 'related'),
    stories: whole(isEverything || hasSome(isWorkbench), 'related'),
    e2e: whole(isAcross),
  }
  const always = new Set(['format', 'unit'])
  return (step) => (paths.length === 0 && !always.has(step) ? 'none' : (extents[step] ?? 'whole'))
}

/**
 * Paths below the project that differ from a commit, new ones included.
 * @param since a commit; by default what is not committed yet
 * @throws when git does not know it
 */
export function changedPaths(root: string, since = 'HEAD'): readonly string[] {
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout.split('\0').filter((path) => path !== '')
  }
  return [...git('diff', '--name-only', '-z', since), ...git('ls-files', '--others', '--exclude-standard', '-z')]
}
