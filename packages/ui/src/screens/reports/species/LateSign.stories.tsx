import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { LateSign } from './LateSign.tsx'

const meta = preview.meta({ component: LateSign })

export const Ready = meta.story({
  args: { species: { sci: 'Ips typographus', type: 'Rindenbrüter' } },
  play: async ({ canvasElement, step }) => {
    await step('Das Zeichen kommt nach der Seite', async () => {
      await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
    })
  },
})
export const Empty = meta.story({ args: { species: undefined } })
