import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Link, LinkProvider } from './Link.tsx'

const meta = preview.meta({ component: Link, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { to: '#gis', children: 'Funde auf der Karte' } })

/** A router would take the address for one of its pages. */
export const Telephone = meta.story({
  args: { to: 'tel:+4989123456', children: '089 123456' },
  decorators: [
    (Story) => (
      <LinkProvider link={({ to, children }) => <a href={`/clients/${to}`}>{children}</a>}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+4989123456')
  },
})
