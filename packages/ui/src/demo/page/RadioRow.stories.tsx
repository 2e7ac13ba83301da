import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { RadioRow } from './RadioRow.tsx'

const options = [3, 6, 9].map((value) => ({ value, label: `${value} Bäume` }))

function Example({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(3)
  return <RadioRow legend="Anzahl" options={options} value={value} disabled={disabled} onChange={setValue} />
}

const meta = preview.meta({ component: Example, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Pfeiltasten wählen den Nachbarn', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3 Bäume' }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: '6 Bäume' })).toBeChecked()
    })
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
