import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ImportLink } from './ImportLink.tsx'

const meta = preview.meta({ component: ImportLink })

export const Ready = meta.story({
  args: { to: '#/clients/import', label: 'Importieren' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Importieren' })).toHaveAttribute('href', '#/clients/import')
  },
})
