import { color } from '../theme/tokens.ts'

const mix = (first: string, share: number, second: string) => `color-mix(in oklab, ${first} ${share}%, ${second})`

/** Colours of the scene: first by day, then by night. */
const tones = {
  skyAbove: [mix(color.series3, 42, color.surface), mix(color.infoQuiet, 70, color.page)],
  skyBelow: [mix(color.warningBorder, 26, color.surface), mix(color.infoBorder, 62, color.page)],
  sun: [mix(color.warningBorder, 45, color.surface), mix(color.text, 82, color.infoBorder)],
  haze: [mix(color.series3, 26, mix(color.accent, 22, color.surface)), mix(color.infoBorder, 50, color.page)],
  far: [mix(color.accent, 34, mix(color.series3, 24, color.surface)), mix(color.accent, 22, color.infoQuiet)],
  middle: [mix(color.accent, 62, color.mapLand), mix(color.accent, 24, color.page)],
  glade: [mix(color.accent, 48, mix(color.series2, 16, color.mapLand)), mix(color.accent, 38, color.surface)],
  near: [mix(color.accent, 72, color.submenu), mix(color.accent, 8, color.page)],
  shade: [mix(color.accent, 72, color.submenu), color.page],
  bark: [mix(color.series5, 26, color.submenu), mix(color.series5, 22, color.page)],
  wood: [mix(color.series2, 40, color.mapLand), mix(color.series2, 44, color.submenu)],
  ring: [mix(color.series5, 40, color.submenu), mix(color.series5, 44, color.page)],
  beetle: [mix(color.series3, 46, color.mapLand), mix(color.series3, 66, color.text)],
  ink: [color.submenuActive, color.page],
} as const

const tone = (name: keyof typeof tones) => `light-dark(${tones[name][0]},${tones[name][1]})`

/**
 * Style of ForestScene. Its colours are mixed from the theme's, so that the wood gets dark with it. Text for a style
 * element, since the scene also stands in a page without scripts.
 */
export const forestSceneCss = [
  `.wk-forest{display:block;background:linear-gradient(${tone('skyAbove')},${tone('skyBelow')} 56%)}`,
  ...(['sun', 'haze', 'far', 'middle', 'glade', 'near', 'bark', 'wood', 'beetle', 'ink'] as const).map(
    (name) => `.wk-forest-${name}{fill:${tone(name)}}`,
  ),
  `.wk-forest-shade{fill:${tone('shade')};opacity:0.35}`,
  `.wk-forest-grass,.wk-forest-ring,.wk-forest-leg{fill:none;stroke-linecap:round;stroke-linejoin:round}`,
  `.wk-forest-grass{stroke:${tone('near')};stroke-width:4;opacity:0.7}`,
  `.wk-forest-ring{stroke:${tone('ring')};stroke-width:3}`,
  `.wk-forest-leg{stroke:${tone('ink')};stroke-width:5}`,
].join('\n')
