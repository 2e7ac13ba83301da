import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Select } from './Select.tsx'

const meta = preview.meta({
  component: Select,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

const states = ['Alle Länder', 'Bayern', 'Mecklenburg-Vorpommern', 'Nordrhein-Westfalen']
const children = states.map((state) => <option key={state}>{state}</option>)

export const Ready = meta.story({
  args: { label: 'Bundesland', children },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Bundesland wird gewählt', async () => {
      const select = canvas.getByRole('combobox', { name: 'Bundesland' })
      await userEvent.selectOptions(select, 'Bayern')
      await expect(select).toHaveValue('Bayern')
    })
  },
})

export const WithoutLabel = meta.story({ args: { 'aria-label': 'Bundesland', children } })

export const WithError = meta.story({ args: { ...Ready.composed.args, error: 'Bitte wählen Sie ein Land.' } })
