import { green, neutral, series, status } from './palette.ts'

/** Colours by meaning: what components name. Each becomes one CSS variable, `--color-…`. */
function meanings(mode: 'light' | 'dark') {
  const n = neutral[mode]
  const g = green[mode]
  const dark = mode === 'dark'
  return {
    page: n[1],
    surface: dark ? n[2] : n[0],
    raised: dark ? n[3] : n[0],
    hover: dark ? n[4] : n[2],
    pressed: dark ? n[5] : n[3],
    selected: g[2],
    border: n[4],
    borderStrong: n[6],
    borderControl: n[7],
    text: n[11],
    textMuted: n[9],
    textDisabled: n[8],
    accent: g[8],
    // White words stand on these, so they grow darker under the pointer, in the dark too.
    accentHover: green.light[9],
    accentPressed: green.light[10],
    onAccent: '#ffffff',
    /** Ground for drawings made for white paper, such as others' logos: the same in every mode and theme colour. */
    paper: '#ffffff',
    accentText: dark ? g[10] : g[9],
    accentQuiet: g[1],
    focus: dark ? g[10] : g[8],
    backdrop: dark ? 'rgb(0 0 0 / 60%)' : 'rgb(15 28 21 / 40%)',
    sidebar: dark ? '#005c2f' : g[8],
    sidebarHover: dark ? '#006a37' : g[9],
    sidebarActive: dark ? '#00502a' : g[10],
    sidebarText: '#ffffff',
    submenu: '#333a36',
    submenuText: '#ffffff',
    submenuHover: '#3f4742',
    submenuActive: '#262c29',
    infoText: status[mode].info.text,
    infoBorder: status[mode].info.border,
    infoQuiet: status[mode].info.quiet,
    successText: status[mode].success.text,
    successBorder: status[mode].success.border,
    successQuiet: status[mode].success.quiet,
    warningText: status[mode].warning.text,
    warningBorder: status[mode].warning.border,
    warningQuiet: status[mode].warning.quiet,
    dangerText: status[mode].danger.text,
    dangerBorder: status[mode].danger.border,
    dangerQuiet: status[mode].danger.quiet,
    neutralText: status[mode].neutral.text,
    neutralBorder: status[mode].neutral.border,
    neutralQuiet: status[mode].neutral.quiet,
    series1: series[mode][0],
    series2: series[mode][1],
    series3: series[mode][2],
    series4: series[mode][3],
    series5: series[mode][4],
    series6: series[mode][5],
    mapLand: dark ? '#26322b' : '#e9efe9',
    mapBorder: dark ? '#4d5c53' : '#aebbb2',
    mapWater: dark ? '#121a16' : '#f4f8fa',
  } as const
}

export const light = meanings('light')
export const dark = meanings('dark')
export type ColorName = keyof typeof light
