import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SystemChoice } from './SystemChoice.tsx'

const meta = preview.meta({ component: SystemChoice })

export const Ready = meta.story({
  args: { epsg: 25832, from: 25832, isLost: false, onFrom: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Das System der Karte ist vorgewählt und als ihres benannt', async () => {
      const choice = canvas.getByRole('combobox', { name: 'System der Koordinaten' })
      await expect(choice).toHaveDisplayValue(/EPSG:25832.*\(Karte\)/)
      await userEvent.selectOptions(choice, '31467')
      await expect(args.onFrom).toHaveBeenCalledWith(31467)
    })
  },
})
export const Lost = meta.story({ args: { ...Ready.composed.args, from: 31467, isLost: true } })
export const NoSystem = meta.story({ args: { ...Ready.composed.args, epsg: null, from: null } })
