/** Everything that is not a colour. Lengths in px. */

export const spaces = { 1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 12: 48, 16: 64 } as const

export const radii = { control: 6, card: 10, round: 999 } as const

export const fontSizes = { 12: 12, 13: 13, 14: 14, 16: 16, 20: 20, 24: 24, 32: 32 } as const
export const fontWeights = { regular: 400, medium: 500, semibold: 600 } as const

export const motions = { small: '120ms', panel: '180ms', page: '240ms' } as const
export const easing = 'cubic-bezier(0.2, 0, 0, 1)'

export const shadows = {
  light: {
    low: '0 1px 2px rgb(15 28 21 / 8%), 0 2px 6px rgb(15 28 21 / 6%)',
    middle: '0 2px 6px rgb(15 28 21 / 8%), 0 8px 24px rgb(15 28 21 / 12%)',
    high: '0 8px 16px rgb(15 28 21 / 10%), 0 24px 56px rgb(15 28 21 / 20%)',
  },
  dark: {
    low: '0 1px 2px rgb(0 0 0 / 50%)',
    middle: '0 4px 16px rgb(0 0 0 / 55%)',
    high: '0 16px 48px rgb(0 0 0 / 65%)',
  },
} as const

/**
 * Measures of the frame in px: how wide the sidebar and its rail are, how high the bars. `head` is the bar with the tags.
 * Other places read these instead of repeating a number.
 */
export const layout = { bar: 48, rail: 56, tags: 34, head: 48 + 34, sidebar: 210 } as const

/** At exactly this width the layout is the desktop's (spec section 9). */
export const mobileBelow = 992

/** The size setting of the specification scales controls by tokens: control height and text size. */
export const controlSizes = {
  default: { control: 40, text: 14 },
  medium: { control: 36, text: 14 },
  small: { control: 32, text: 13 },
  mini: { control: 28, text: 12 },
} as const
export type ControlSize = keyof typeof controlSizes

/** Table row heights by density. */
export const rowHeights = { comfortable: 40, compact: 32 } as const
export type Density = keyof typeof rowHeights
