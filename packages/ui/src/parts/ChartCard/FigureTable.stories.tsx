import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { FigureTable } from './FigureTable.tsx'

const meta = preview.meta({ component: FigureTable, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    label: 'Stand der Einmessung',
    figures: {
      name: 'Klasse',
      columns: [{ label: 'vermessen' }, { label: 'Anteil', show: (value) => `${Math.round(100 * value)} %` }],
      rows: [
        { id: 'drae', name: 'Dränagen', values: [101_940.5, 0.53], to: '#drae' },
        { id: 'schl', name: 'Schlucker', values: [61, null] },
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('Zahlen stehen, wie man sie schreibt; wo keine ist, steht ein Strich', async () => {
      await expect(canvas.getByRole('row', { name: 'Dränagen 101.940,5 53 %' })).toBeVisible()
      await expect(canvas.getByRole('row', { name: 'Schlucker 61 –' })).toBeVisible()
    })
  },
})
export const English = Ready.extend({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Dränagen 101,940.5 53 %' })).toBeVisible()
  },
})
