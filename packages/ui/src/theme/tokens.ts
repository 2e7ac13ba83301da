import type { ColorName } from './meaning.ts'
import type { fontSizes, fontWeights, layout as layoutScale, motions, radii, shadows, spaces } from './scales.ts'

/** Typed names that components write in place of CSS variables. The values live in `css.ts`, on the root. */

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1')

export const colorVariable = (name: ColorName) => `--color-${kebab(name)}`

/** Made on asking: the values, and with them the whole palette, stay out of every script. */
export const color = new Proxy({} as Record<ColorName, string>, {
  get: (_target, name) => `var(${colorVariable(name as ColorName)})`,
})

export const space = (step: keyof typeof spaces) => `var(--space-${step})`
export const radius = (name: keyof typeof radii) => `var(--radius-${name})`
export const fontSize = (step: keyof typeof fontSizes) => `var(--font-size-${step})`
export const weight = (name: keyof typeof fontWeights) => `var(--weight-${name})`
export const motion = (name: keyof typeof motions) => `var(--motion-${name}) var(--easing)`
export const shadow = (level: keyof (typeof shadows)['light']) => `var(--shadow-${level})`
export const layout = (part: keyof typeof layoutScale) => `var(--layout-${part})`

/** Height and text of controls, and of table rows, as the size and density settings say. */
export const controlHeight = 'var(--control-height)'
export const controlText = 'var(--control-text)'
export const rowHeight = 'var(--row-height)'

/** The focus ring every control shares; visible on every background. */
export const focusRing = `outline: 2px solid ${color.focus}; outline-offset: 2px;`
