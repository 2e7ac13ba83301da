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
    await step('The control says what is wrong and what is asked for', async () => {
      const input = canvas.getByRole('textbox', { name: 'Fundort' })
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleDescription('Bitte nennen Sie den Fundort. Gemeinde oder Forstort')
    })
  },
})
