import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({ component: Checkbox, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { label: 'Nachricht bei neuen Meldungen', hint: 'Höchstens eine E-Mail am Tag.' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Leertaste setzt den Haken', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('checkbox', { name: 'Nachricht bei neuen Meldungen' })).toBeChecked()
    })
  },
})

export const Unticked = meta.story({ args: { label: 'Nur im Kartenausschnitt' } })

export const Disabled = meta.story({ args: { ...Ready.composed.args, disabled: true, defaultChecked: true } })
