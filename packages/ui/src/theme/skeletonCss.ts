import { mobileBelow } from './scales.ts'
import { color, layout, space } from './tokens.ts'

/** The media query of phones and tablets held upright: exactly at the limit the layout is the desktop's. */
export const belowDesktop = `(width < ${mobileBelow}px)`

/**
 * The frame of the application: sizes and colours of sidebar, bar and content. The React shell and the static one that
 * stands in the page before any script are both written from it, so that nothing moves when one takes over. Outlines
 * that are transparent are seen where colours are forced and grounds are gone.
 */
export const frame = {
  shell: `display:grid;grid-template-columns:${layout('sidebar')} minmax(0,1fr);min-height:var(--window-height);background:${color.page};`,
  shellCollapsed: `grid-template-columns:${layout('rail')} minmax(0,1fr);`,
  shellNarrow: 'grid-template-columns:minmax(0,1fr);',
  sidebar: `position:sticky;top:var(--bars-height);z-index:2;display:flex;flex-direction:column;height:var(--window-height);outline:1px solid transparent;background:${color.sidebar};color:${color.sidebarText};`,
  menu: `padding-block:${space(2)};`,
  entry: `display:flex;align-items:center;gap:${space(3)};height:44px;padding-inline:18px;`,
  column: 'position:relative;z-index:1;display:flex;flex-direction:column;min-width:0;',
  bar: `display:flex;flex:none;align-items:center;gap:${space(1)};height:${layout('bar')};padding-inline:${space(1)} ${space(3)};border-bottom:1px solid ${color.border};background:${color.surface};`,
  main: 'flex:1;min-width:0;',
} as const
