import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'

const meta = preview.meta({ component: LinkButton, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: { to: '#pruefung', children: 'Prüfung beginnen', primary: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prüfung beginnen' })).toHaveAttribute('href', '#pruefung')
  },
})
export const Secondary = meta.story({ args: { to: '#anfrage', children: 'Anfrage ansehen' } })
