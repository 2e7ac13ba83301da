/**
 * The palette: raw colours by step. Nothing but `meaning.ts` reads them.
 * Neutrals carry a trace of green; step 8 is the lightest control border (3 : 1), step 10 the lightest text (4.5 : 1).
 */
export const neutral = {
  light: [
    '#ffffff',
    '#f6f9f7',
    '#eef2f0',
    '#e6ebe8',
    '#dde3df',
    '#d1d9d4',
    '#b4c0b9',
    '#808c85',
    '#6f7b74',
    '#59655f',
    '#3f4a44',
    '#17211c',
  ],
  dark: [
    '#0e1411',
    '#141b17',
    '#1b2420',
    '#222c27',
    '#2a3530',
    '#35413a',
    '#47554d',
    '#77857d',
    '#87948c',
    '#a5b2aa',
    '#c6d0ca',
    '#eef3f0',
  ],
} as const

/** Green in 12 steps around the theme colour #007d40 (spec section 9), which is step 9. */
export const green = {
  light: [
    '#f7fcf9',
    '#eef8f2',
    '#def1e6',
    '#cbe8d7',
    '#b3dcc4',
    '#94cbab',
    '#66b388',
    '#218e59',
    '#007d40',
    '#00713a',
    '#006433',
    '#06351d',
  ],
  dark: [
    '#0c1610',
    '#101e16',
    '#12301f',
    '#123d26',
    '#164a2f',
    '#1d5a3a',
    '#287148',
    '#218e59',
    '#007d40',
    '#1a8a53',
    '#6cbd94',
    '#c3ecd4',
  ],
} as const

/** Status hues as text, border and quiet background; each text holds 4.5 : 1 on page, surface and its own quiet. */
export const status = {
  light: {
    info: { text: '#1a5fa8', border: '#8db8e3', quiet: '#eaf3fc' },
    success: { text: '#00713a', border: '#94cbab', quiet: '#e7f5ed' },
    warning: { text: '#8a5a00', border: '#e0b860', quiet: '#fdf4e0' },
    danger: { text: '#b42a2e', border: '#e6a3a4', quiet: '#fdeeee' },
    neutral: { text: '#59655f', border: '#b4c0b9', quiet: '#eef2f0' },
  },
  dark: {
    info: { text: '#8bc1f7', border: '#2f5b88', quiet: '#12263a' },
    success: { text: '#6cbd94', border: '#287148', quiet: '#12301f' },
    warning: { text: '#e8b95a', border: '#715317', quiet: '#2d230e' },
    danger: { text: '#f4989a', border: '#823537', quiet: '#371a1b' },
    neutral: { text: '#a5b2aa', border: '#47554d', quiet: '#222c27' },
  },
} as const

/** Series colours safe for colour-blind eyes: Okabe–Ito, the theme green first. */
export const series = {
  light: ['#007d40', '#e69f00', '#56b4e9', '#0072b2', '#d55e00', '#cc79a7'],
  dark: ['#4aa377', '#e69f00', '#56b4e9', '#5a9fd4', '#e8793a', '#d996bd'],
} as const
