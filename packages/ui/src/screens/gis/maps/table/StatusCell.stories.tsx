import { expect } from 'storybook/test'
import preview from '@waldkerf/storybook/preview'
import { StatusCell } from './StatusCell.tsx'

const meta = preview.meta({ component: StatusCell, parameters: { layout: 'centered' } })

const judgement = { verdict: 'unusable', reason: 'error', millimetres: 33.71, metres: 168.6 } as const

export const Ready = meta.story({
  args: { map: { status: 'geprüft', judgement } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByTitle(/^Als „geprüft“ geführt, doch die Georeferenzierung ist unbrauchbar/),
    ).toHaveTextContent(/^geprüft neu prüfen$/)
  },
})
/** Work that is under way contradicts nothing. */
export const UnderWay = meta.story({
  args: { map: { status: 'in Arbeit', judgement } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle(/unbrauchbar/)).toBeNull()
  },
})
