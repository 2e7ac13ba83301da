import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { StatementChoice } from './StatementChoice.tsx'

const meta = preview.meta({ component: StatementChoice })

export const Ready = meta.story({
  args: { onFile: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const file = new File(['a'], 'Auszug.csv', { type: 'text/csv' })
    await step('Dieselbe Datei lässt sich noch einmal wählen', async () => {
      const input = canvas.getByLabelText('Kontoauszug wählen …', { selector: 'input' })
      await userEvent.upload(input, file)
      await userEvent.upload(input, file)
      await expect(args.onFile).toHaveBeenCalledTimes(2)
    })
  },
})
