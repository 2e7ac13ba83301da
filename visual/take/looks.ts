/** How a picture is looked at: the two themes, wide and on a phone. */
export const themes = ['light', 'dark'] as const
export const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

export type Theme = (typeof themes)[number]
export type Size = keyof typeof sizes

/** One of the four: `light-wide`. */
export type Look = `${Theme}-${Size}`

export const lookOf = (theme: Theme, size: Size): Look => `${theme}-${size}`

/** px */
export interface Viewport {
  width: number
  height: number
}

/** What a story settles itself, and is therefore not looked at otherwise. */
export interface OwnLook {
  theme?: string
  viewport?: Viewport
}

/** Below this width a story's own viewport counts as a phone's. */
const phoneWidth = 600

const sizeOf = ({ width }: Viewport): Size => (width < phoneWidth ? 'phone' : 'wide')

/**
 * Whether a story is looked at in a theme and size. One that is about a phone or about the dark has no second picture
 * that shows the same.
 */
export const shows = (own: OwnLook, theme: Theme, size: Size): boolean =>
  (own.theme === undefined || own.theme === theme) && (own.viewport === undefined || sizeOf(own.viewport) === size)
