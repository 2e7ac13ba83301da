import type { IconName } from './Icon.tsx'
import { morePaths } from './morePaths.ts'
import { iconPaths } from './paths.ts'

/** Every icon there is: for pages that show the set. */
export const iconNames = Object.keys({ ...iconPaths, ...morePaths }) as IconName[]
