import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/** Where pictures are kept. Git ignores it: they are made on each machine, by its own Chromium. */
export const keptHere = join(root, '.visual')

/** What lies where among the pictures. */
export const foldersIn = (kept: string) => ({
  /** The static Storybook of the tree. */
  site: join(kept, 'site'),
  /** The pictures that the next run compares with. */
  accepted: join(kept, 'accepted'),
  /** The last run: its journal, its report and the pictures of what differs. */
  report: join(kept, 'report'),
  /** The last run's faults in accessibility. */
  axe: join(kept, 'axe'),
  /** A commit's Storybook, and the pictures of it. */
  commit: (hash: string) => join(kept, 'commits', hash),
})
