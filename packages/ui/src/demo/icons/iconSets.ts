import type { IconName } from '../../parts/Icon/Icon.tsx'
import { iconNames } from '../../parts/Icon/iconNames.ts'

/** Drawn for the work in the forest and in the office; all others are those of any application. */
const forest: ReadonlySet<IconName> = new Set([
  'beetle',
  'map',
  'layers',
  'pin',
  'crosshair',
  'area',
  'lasso',
  'fit',
  'expert',
  'published',
  'reject',
  'document',
])

/** Every icon in one of the two tabs of the page. */
export const iconSets = {
  forest: iconNames.filter((name) => forest.has(name)),
  general: iconNames.filter((name) => !forest.has(name)),
} as const

export type IconSetId = keyof typeof iconSets
export const iconSetIds = Object.keys(iconSets) as IconSetId[]
