import type { ColorName } from './meaning.ts'

/** Colours that meet in the product: the test computes the contrast of each pair, the Theme page shows it. */
export interface ContrastPairs {
  /** Least ratio: 4.5 for text, 3 for edges, icons and rings (WCAG 1.4.3, 1.4.11). */
  least: 4.5 | 3
  /** Colours of text, edges or icons. */
  front: readonly ColorName[]
  /** Grounds on which each of them stands. */
  back: readonly ColorName[]
}

/** The grounds a page is made of, the pointer's and the finger's included. */
const grounds = ['page', 'surface', 'raised', 'hover', 'pressed', 'selected'] as const
const statuses = ['info', 'success', 'warning', 'danger', 'neutral'] as const

export const contrastPairs: readonly ContrastPairs[] = [
  { least: 4.5, front: ['text', 'textMuted', 'accentText'], back: grounds },
  { least: 4.5, front: ['onAccent'], back: ['accent', 'accentHover', 'accentPressed'] },
  { least: 4.5, front: ['text', 'accentText'], back: ['accentQuiet'] },
  {
    least: 4.5,
    front: ['sidebarText'],
    back: ['sidebar', 'sidebarHover', 'sidebarActive'],
  },
  { least: 4.5, front: ['submenuText'], back: ['submenu', 'submenuHover', 'submenuActive'] },
  ...statuses.map((status): ContrastPairs => ({
    least: 4.5,
    front: [`${status}Text`],
    back: [`${status}Quiet`, 'page', 'surface', 'raised'],
  })),
  { least: 4.5, front: ['text'], back: statuses.map((status): ColorName => `${status}Quiet`) },
  { least: 4.5, front: ['text'], back: ['mapLand', 'mapWater'] },
  { least: 3, front: ['borderControl', 'focus'], back: ['page', 'surface', 'raised', 'hover'] },
  { least: 3, front: ['series1', 'series4', 'series5'], back: ['surface'] },
]
