import { contrast } from './contrast.ts'
import { type ColorName, dark, light } from './meaning.ts'
import { themedSeries } from './themedSeries.ts'
import { colorVariable } from './tokens.ts'

/** The theme colour of the specification (section 9): what the style sheet has without any choice. */
export const standardThemeColor = '#007d40'

const black = '#000000'
const white = '#ffffff'

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** @param share of the other colour, 0 to 1 */
function mix(hex: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(hex).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** White or black, whichever reads better on the ground: one of them always reaches 4.58 : 1. */
export const textOn = (ground: string) => (contrast(white, ground) >= contrast(black, ground) ? white : black)

/** The colour, darker or lighter by as little as it takes to reach the ratio on every ground. */
function shifted(hex: string, towards: string, grounds: readonly string[], least: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(hex, towards, share)
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate
  }
  return towards
}

/** The share of the theme colour in quiet grounds: more would cost the muted text on them its contrast. */
const quietShares = { light: 0.1, dark: 0.14 } as const

function themedColors(hex: string, mode: 'light' | 'dark') {
  const base = mode === 'dark' ? dark : light
  const towards = mode === 'dark' ? white : black
  const quiet = mix(base.page, hex, quietShares[mode])
  const { page, surface, raised, hover, pressed } = base
  // In the dark the sidebar steps back, as the standard green does there.
  const sidebar = mode === 'dark' ? mix(hex, black, 0.26) : hex
  const away = (ground: string, share: number) => mix(ground, textOn(ground) === white ? black : white, share)
  return {
    accent: hex,
    accentHover: away(hex, 0.1),
    accentPressed: away(hex, 0.2),
    onAccent: textOn(hex),
    accentText: shifted(hex, towards, [page, surface, raised, hover, pressed, quiet], 4.5),
    accentQuiet: quiet,
    selected: quiet,
    focus: shifted(hex, towards, [page, surface, raised, hover], 3),
    sidebar,
    sidebarHover: away(sidebar, 0.1),
    sidebarActive: away(sidebar, 0.2),
    sidebarText: textOn(sidebar),
    ...themedSeries(shifted(hex, towards, [surface], 3), mode),
  } satisfies Partial<Record<ColorName, string>>
}

/**
 * The colours that follow a chosen theme colour, so guarded that each pair of `contrastPairs` holds whatever is chosen:
 * text on it is white or black, as a link colour it is shifted.
 * @param hex `#rrggbb`
 */
export const themedPalette = (hex: string) => ({ light: themedColors(hex, 'light'), dark: themedColors(hex, 'dark') })

/**
 * The same as CSS variables for the root element; one value serves both modes.
 * @param hex `#rrggbb`
 * @returns names and values; none for the standard colour
 */
export function themeVariables(hex: string): Record<string, string> {
  if (hex === standardThemeColor) return {}
  const palette = themedPalette(hex)
  const names = Object.keys(palette.light) as (keyof typeof palette.light)[]
  return Object.fromEntries(
    names.map((name) => [colorVariable(name), `light-dark(${palette.light[name]},${palette.dark[name]})`]),
  )
}
