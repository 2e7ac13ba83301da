import { color, space } from './tokens.ts'

/**
 * Style of the place above the application in the entry pages (`parts/Bar/EdgeBars` fills it), and of the message
 * about a lost connection that is shown there until the application takes over: it looks like the application's bar
 * without the picture. In windows as low as at 400 % zoom the place scrolls away with the page.
 */
export const barsCss = [
  '@media (height>=400px){#bars{position:sticky;top:0;z-index:45}}',
  `#offline:not(:empty){padding:${space(3)} ${space(4)};border-bottom:1px solid ${color.warningBorder};background:${color.warningQuiet}}`,
].join('\n')
