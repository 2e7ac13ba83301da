import { mobileBelow } from './scales.ts'
import { color, layout, radius, space } from './tokens.ts'

/** The media query of phones and tablets held upright: exactly at the limit the layout is the desktop's. */
export const belowDesktop = `(width < ${mobileBelow}px)`

/**
 * The frame of the application: sizes and colours of sidebar, bar and content. The React shell and the static one that
 * stands in the page before any script are both written from it, so that nothing moves when one takes over.
 */
export const frame = {
  shell: `display:grid;grid-template-columns:${layout('sidebar')} minmax(0,1fr);min-height:100dvh;background:${color.page};`,
  shellCollapsed: `grid-template-columns:${layout('rail')} minmax(0,1fr);`,
  shellNarrow: 'grid-template-columns:minmax(0,1fr);',
  sidebar: `position:sticky;top:0;z-index:2;display:flex;flex-direction:column;height:100dvh;background:${color.sidebar};color:${color.sidebarText};`,
  menu: `padding-block:${space(2)};`,
  entry: `display:flex;align-items:center;gap:${space(3)};height:44px;padding-inline:18px;`,
  column: 'position:relative;z-index:1;display:flex;flex-direction:column;min-width:0;',
  bar: `display:flex;flex:none;align-items:center;gap:${space(1)};height:${layout('bar')};padding-inline:${space(1)} ${space(3)};border-bottom:1px solid ${color.border};background:${color.surface};`,
  main: 'flex:1;min-width:0;',
} as const

/** Widths of the lines that stand for menu entries, in %: as irregular as words are. */
const words = [52, 28, 44, 60].map(
  (width, index) => `.wk-shell-entry:nth-child(${index + 1})>.wk-shell-word{width:${width}%}`,
)

/** Style of `chrome/AppShell/ShellSkeleton`. A collapsed sidebar is `data-sidebar="closed"` on the root element. */
export const shellSkeletonCss = /* @__PURE__ */ [
  `.wk-shell{${frame.shell}}`,
  `.wk-shell-sidebar{${frame.sidebar}}`,
  `.wk-shell-menu{${frame.menu}}`,
  `.wk-shell-entry{${frame.entry}}`,
  `.wk-shell-column{${frame.column}}`,
  `.wk-shell-bar{${frame.bar}color:${color.textMuted}}`,
  `.wk-shell-main{${frame.main}}`,
  `.wk-shell-icon,.wk-shell-word,.wk-shell-round{flex:none;background:currentColor;opacity:0.2;border-radius:${radius('round')}}`,
  `.wk-shell-icon{width:20px;height:20px;border-radius:${radius('control')}}`,
  '.wk-shell-word{width:96px;height:10px}',
  '.wk-shell-round{width:28px;height:28px;margin-inline-start:auto}',
  '.wk-shell-bar>.wk-shell-icon{margin:8px}',
  ...words,
  '.wk-shell-note{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  `:root[data-sidebar=closed] .wk-shell{${frame.shellCollapsed}}`,
  ':root[data-sidebar=closed] .wk-shell-menu .wk-shell-word{display:none}',
  `@media ${belowDesktop}{.wk-shell.wk-shell{${frame.shellNarrow}}.wk-shell-sidebar{display:none}}`,
].join('\n')
