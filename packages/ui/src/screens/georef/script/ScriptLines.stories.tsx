import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ScriptLines } from './ScriptLines.tsx'

const meta = preview.meta({ component: ScriptLines, parameters: { layout: 'padded' } })

const made =
  'gdal_translate \\\n  -gcp 150 125 389000 5810000 \\\n  -gcp 1500 125 389343 5810000 \\\n  blatt3.png blatt3.vrt\n'

/** The script that is stored does not have the second point as it is now. */
export const Ready = meta.story({
  args: { stored: made.replace('389343', '389341'), made },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('passt nicht mehr zu den Punkten')
  },
})
export const Same = meta.story({ args: { stored: made, made } })
export const Empty = meta.story({ args: { stored: '', made } })
