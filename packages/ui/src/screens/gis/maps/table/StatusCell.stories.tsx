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
    ).toHaveTextContent('geprüftneu prüfen')
  },
})
/** As on a phone. */
export const InALine = meta.story({
  args: { map: { status: 'geprüft', judgement }, isLine: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('geprüft, neu prüfen')).toBeVisible()
  },
})
/** Work that is under way contradicts nothing. */
export const UnderWay = meta.story({
  args: { map: { status: 'in Arbeit', judgement } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle(/unbrauchbar/)).toBeNull()
  },
})
