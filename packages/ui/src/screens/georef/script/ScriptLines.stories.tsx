import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ScriptLines } from './ScriptLines.tsx'

const meta = preview.meta({ component: ScriptLines, parameters: { layout: 'padded' } })

const made =
  'gdal_translate \\\n  -gcp 150 125 389000 5810000 \\\n  -gcp 1500 125 389343 5810000 \\\n  blatt3.png blatt3.vrt\n'

/** The stored script has other coordinates of the second point than the present work. */
export const Ready = meta.story({
  args: { stored: made.replace('389343', '389341'), made, state: 'outdated' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('passt nicht mehr zu den Punkten')
  },
})
export const Same = meta.story({ args: { stored: made, made, state: 'same' } })
export const Empty = meta.story({ args: { stored: '', made, state: 'none' } })
/** The script was stored with another file name of the scan: that is no warning. */
export const OtherOptions = meta.story({
  args: { stored: made.replace('blatt3.png', 'scan.png'), made, state: 'same' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('passt zu den Punkten')
  },
})
/** Stored with points, before the script of such points used a grid. */
export const WithoutGrid = meta.story({
  args: { ...Ready.composed.args, state: 'points' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('dort rechnet GDAL anders als die Vorschau')
  },
})
