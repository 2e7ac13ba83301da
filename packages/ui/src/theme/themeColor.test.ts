import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { type ColorName, dark, light } from './meaning.ts'
import { series } from './palette.ts'
import { colorDistance } from './themedSeries.ts'
import { standardThemeColor, textOn, themedPalette, themeVariables } from './themeColor.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#808080', '#767676', '#00ff00', '#ff0000']

/** Pairs whose contrast is too low with a theme colour, each as a line of text. */
function brokenPairs(hex: string): string[] {
  const palette = themedPalette(hex)
  const modes = { light: { ...light, ...palette.light }, dark: { ...dark, ...palette.dark } }
  return Object.entries(modes).flatMap(([mode, colors]: [string, Record<ColorName, string>]) =>
    contrastPairs.flatMap(({ least, front, back }) =>
      front.flatMap((name) =>
        back
          .filter((ground) => name in palette.light || ground in palette.light)
          .filter((ground) => contrast(colors[name], colors[ground]) < least)
          .map((ground) => `${mode}: ${name} on ${ground}`),
      ),
    ),
  )
}

/* Spec section 9: "Theme colour #007d40; menu background green, submenu background dark grey." */
it('is the specified green when nobody has chosen another, and the menu stands on it', () => {
  expect(standardThemeColor).toBe('#007d40')
  expect(light.sidebar).toBe(standardThemeColor)
  expect(light.accent).toBe(standardThemeColor)
})

describe('a theme colour', () => {
  it.each(extremes)('%s leaves every pair readable', (hex) => {
    expect(brokenPairs(hex)).toEqual([])
  })
  it('leaves every pair readable, whatever it is', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        expect(brokenPairs(hex)).toEqual([])
      }),
    )
  })
  it('carries black text where white would be hard to read', () => {
    expect(textOn(standardThemeColor)).toBe('#ffffff')
    expect(textOn('#ffd600')).toBe('#000000')
  })
  it('is the first colour of every chart, which the others keep away from', () => {
    expect(themedPalette('#1a5fa8').light.series1).toBe('#1a5fa8')
    // The theme colour is the orange of the second series, so the second series gets the standard green.
    expect(themedPalette('#e69f00').light).toMatchObject({ series2: '#007d40', series3: '#56b4e9' })
    fc.assert(
      fc.property(anyColor, fc.constantFrom('light' as const, 'dark' as const), (hex, mode) => {
        // A colour between two others is at least half as far from either as these are from one another.
        const standard = Object.values(series[mode])
        const pairs = standard.flatMap((a, i) => standard.slice(i + 1).map((b) => colorDistance(a, b)))
        const apart = Math.min(...pairs)
        const { series1, ...others } = themedPalette(hex)[mode]
        const names = ['series2', 'series3', 'series4', 'series5', 'series6'] as const
        const distances = names.map((name) => colorDistance(series1, others[name]))
        expect(Math.min(...distances)).toBeGreaterThan(apart / 2)
        expect(new Set([series1, ...names.map((name) => others[name])]).size).toBe(6)
      }),
    )
  })
  it('becomes CSS variables for both modes at once, the standard one none', () => {
    expect(themeVariables('#1a5fa8')['--color-accent']).toBe('light-dark(#1a5fa8,#1a5fa8)')
    expect(themeVariables(standardThemeColor)).toEqual({})
  })
})
