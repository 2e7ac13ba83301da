import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { DocumentationScreen } from './DocumentationScreen.tsx'

const meta = preview.meta({
  component: DocumentationScreen,
  args: {
    repositoryUrl: 'https://example.org/waldkerf',
    htmlPages: [{ title: 'Impressum', url: 'https://example.org/impressum' }],
  },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ziele öffnen in einem neuen Fenster, das nichts von diesem weiß', async () => {
      await expect(canvas.getByRole('link', { name: 'Quelltext' })).toHaveAttribute('rel', 'noopener')
    })
    await step('Ein Text faltet sich auf', async () => {
      await userEvent.click(canvas.getByText('Beispieldaten'))
      await expect(canvas.getByText(/gehört Ihrem Browser allein/)).toBeVisible()
    })
  },
})
/** Nothing is configured: only the template's own pages are listed. */
export const Empty = meta.story({ args: { repositoryUrl: '', htmlPages: [] } })
