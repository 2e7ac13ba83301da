import { belowDesktop, frame } from './skeletonCss.ts'
import { color, fontSize, layout, radius, space, weight } from './tokens.ts'

/** Height of a line of work or of a list, in px. */
const line = 58

/** Widths of the lines that stand for menu entries, in %: as irregular as words are. */
const words = [52, 28, 44, 60].map(
  (width, index) => `.wk-shell-entry:nth-child(${index + 1})>.wk-shell-word{width:${width}%}`,
)

/** Style of `chrome/AppShell/ShellSkeleton`. A collapsed sidebar is `data-sidebar="closed"` on the root element. */
export const shellSkeletonCss = [
  // No word of it waits for the typeface, nor fetches it before the data.
  `.wk-shell{${frame.shell}font-family:system-ui,sans-serif}`,
  `.wk-shell-sidebar{${frame.sidebar}}`,
  `.wk-shell-menu{${frame.menu}}`,
  `.wk-shell-entry{${frame.entry}}`,
  `.wk-shell-column{${frame.column}}`,
  `.wk-shell-bar{${frame.bar}color:${color.textMuted}}`,
  `.wk-shell-main{${frame.main}}`,
  // A headline and lines below it: the shape of most pages, and of the first one.
  `.wk-shell-main::before,.wk-shell-main::after{content:'';display:block;margin:20px ${space(6)}}`,
  `.wk-shell-main::before{width:min(56%,280px);height:20px;border-radius:${radius('control')};background:${color.pressed}}`,
  `.wk-shell-main::after{height:${7 * line}px;border:1px solid ${color.border};border-radius:${radius('card')};background:repeating-linear-gradient(${color.surface} 0 ${line - 1}px,${color.border} ${line - 1}px ${line}px)}`,
  `.wk-shell-icon,.wk-shell-word,.wk-shell-round{flex:none;background:currentColor;opacity:0.2;border-radius:${radius('round')}}`,
  `.wk-shell-icon{width:20px;height:20px;border-radius:${radius('control')}}`,
  '.wk-shell-word{width:96px;height:10px}',
  '.wk-shell-round{width:28px;height:28px;margin-inline-start:auto}',
  '.wk-shell-bar>.wk-shell-icon{margin:8px}',
  ...words,
  `.wk-shell-menu .wk-shell-word:not(:empty),.wk-shell-page:not(:empty){flex:0 1 auto;overflow:hidden;width:auto;height:auto;background:none;font-size:${fontSize(14)};font-weight:${weight('medium')};text-overflow:ellipsis;white-space:nowrap;opacity:1}`,
  `.wk-shell-entry[data-here]{background:${color.sidebarActive}}`,
  `.wk-shell-page:not(:empty){padding-inline:${space(2)};color:${color.text}}`,
  '.wk-shell-note{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  `:root[data-sidebar=closed] .wk-shell{${frame.shellCollapsed}}`,
  ':root[data-sidebar=closed] .wk-shell-menu .wk-shell-word{display:none}',
  `:root[data-sidebar-logo] .wk-shell-menu{padding-top:calc(${layout('bar')} + ${space(2)})}`,
  ':root[data-fixed-header] .wk-shell-bar{position:sticky;top:var(--bars-height)}',
  `@media ${belowDesktop}{.wk-shell.wk-shell{${frame.shellNarrow}}.wk-shell-sidebar{display:none}}`,
  `@media (width < 600px){.wk-shell-main::before,.wk-shell-main::after{margin-inline:${space(4)}}}`,
].join('\n')
