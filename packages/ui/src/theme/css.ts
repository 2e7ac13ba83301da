import { type ColorName, dark, light } from './meaning.ts'
import {
  controlSizes,
  easing,
  fontSizes,
  fontWeights,
  layout,
  motions,
  radii,
  rowHeights,
  shadows,
  spaces,
} from './scales.ts'
import { printCss } from './printCss.ts'
import { colorVariable } from './tokens.ts'

/**
 * The theme as CSS text. The build writes it into every entry page and Storybook into its preview, so that no script
 * carries it and the first paint has it. Modes and sizes are attributes of the root: `data-theme` light | dark (absent:
 * the system's), `data-size`, `data-density`.
 */

const declarations = (entries: readonly (readonly [string, string | number])[]) =>
  entries.map(([name, value]) => `${name}:${value}`).join(';')

const colors = (mode: Record<ColorName, string>) =>
  declarations((Object.keys(mode) as ColorName[]).map((name) => [colorVariable(name), mode[name]]))

const scale = (prefix: string, values: Record<string, string | number>, unit = '') =>
  declarations(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, `${value}${unit}`]))

const lightCss = `color-scheme:light;${colors(light)};${scale('shadow', shadows.light)}`
const darkCss = `color-scheme:dark;${colors(dark)};${scale('shadow', shadows.dark)}`

/** A sheet that will be sent is light in every mode, with all that stands on it. */
const paperCss = `${lightCss};color:var(--color-text)`

const sizes = Object.entries(controlSizes).map(
  ([name, size]) => `:root[data-size=${name}]{--control-height:${size.control}px;--control-text:${size.text}px}`,
)

/** The accent colour is bright enough in dark mode that browsers keep the empty part of a slider dark. */
const base = `
*,*::before,*::after{box-sizing:border-box}
html{height:100%;accent-color:var(--color-accent-text);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100%;background:var(--color-page);color:var(--color-text);font:400 14px/20px 'Inter Variable',system-ui,sans-serif;font-feature-settings:'cv05','ss03';-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,p,figure,dl,dd,ul,ol{margin:0}
h1,h2,h3,h4{overflow-wrap:break-word;hyphens:auto;hyphenate-limit-chars:18 6 6}
ul,ol{padding:0;list-style:none}
button>svg{flex:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
a{color:var(--color-accent-text)}
:where(a,b,button,code,em,i,label,option,small,span,strong,td,th){unicode-bidi:isolate}
table{border-collapse:collapse}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
::selection{background:var(--color-selected)}
html:has([data-modal-open]){overflow:hidden}
main[data-tags]{--screen-height:calc(var(--window-height) - var(--layout-head))}
html{scroll-padding-top:var(--bars-height)}
@media (height>=400px){:root[data-fixed-header]{scroll-padding-top:calc(var(--bars-height) + var(--layout-head))}}
@media (height<400px){:root{--bars-height:0px!important}}
@keyframes wk-breathe{50%{opacity:0.5}}
@keyframes wk-slow{}
[data-bone]{animation:wk-breathe 1.6s ease-in-out infinite,wk-slow 1s 3s infinite}
@media (forced-colors:active){[data-bone]{outline:1px solid GrayText;outline-offset:-1px}[aria-pressed=true]{border:2px solid Highlight!important}svg{color:inherit!important}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}*:not([data-delayed],[data-bone]){animation-delay:-1ms!important}[data-bone]{animation:wk-slow 1s 3s infinite!important}[data-state]{animation:none!important}}
`

/**
 * The rest of the window's height: below the bars that stick at its upper edge (`parts/Bar/EdgeBars` says how high
 * they are), and below the frame's top bar, which may have the tags.
 */
const windowHeights =
  '--bars-height:0px;--window-height:calc(100dvh - var(--bars-height));--screen-height:calc(var(--window-height) - var(--layout-bar))'

/** @returns the colours alone, of the system's mode: for what is drawn outside a page. */
export const colorsCss = () => `:root{${lightCss}}@media (prefers-color-scheme:dark){:root{${darkCss}}}`

/** @returns the whole theme, ready for a `<style>` element. */
export function themeCss(): string {
  const root = [
    scale('space', spaces, 'px'),
    scale('radius', radii, 'px'),
    scale('font-size', fontSizes, 'px'),
    scale('weight', fontWeights),
    scale('motion', motions),
    `--easing:${easing}`,
    scale('layout', layout, 'px'),
    `--control-height:${controlSizes.medium.control}px;--control-text:${controlSizes.medium.text}px`,
    `--row-height:${rowHeights.comfortable}px`,
    windowHeights,
  ].join(';')
  return [
    `:root{${root};${lightCss}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkCss}}:root:not([data-theme=light]) [data-paper]{${paperCss}}}`,
    `@media screen{:root[data-theme=dark]{${darkCss}}:root[data-theme=dark] [data-paper]{${paperCss}}}`,
    ...sizes,
    `:root[data-density=compact]{--row-height:${rowHeights.compact}px}`,
    base.replaceAll('\n', ''),
    printCss.replaceAll('\n', ''),
  ].join('\n')
}
