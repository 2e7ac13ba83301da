import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { LoginFrame } from './LoginFrame.tsx'

const meta = preview.meta({ component: LoginFrame })

export const Ready = meta.story({
  args: { productName: 'Waldkerf', children: <h1>Anmelden</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('WaldkerfAnmelden')
  },
})
