import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Field } from './Field.tsx'

const meta = preview.meta({ component: Field, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { label: 'Fundort', hint: 'Gemeinde oder Forstort', children: (field) => <input {...field} /> },
})

export const WithError = meta.story({
  args: { ...Ready.composed.args, error: 'Bitte nennen Sie den Fundort.' },
  play: async ({ canvas, step }) => {
    await step('Das Feld sagt, was falsch ist und was verlangt wird', async () => {
      const input = canvas.getByRole('textbox', { name: 'Fundort' })
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleDescription('Bitte nennen Sie den Fundort. Gemeinde oder Forstort')
    })
  },
})
