import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { SafeHtml } from './SafeHtml.tsx'

const meta = preview.meta({
  component: SafeHtml,
  args: { html: '<h2>Am Waldrand</h2><p>Ein <strong>Specht</strong> und <a href="https://example.org">mehr</a>.</p>' },
})

export const Ready = meta.story()
export const Dangerous = meta.story({
  args: {
    html: [
      '<p style="position:fixed" id="content" class="x" name="y">Text</p>',
      '<img src="https://elsewhere.example/pixel.png" onerror="document.title=1" alt="">',
      '<a href="javascript:alert(1)">Verweis</a><svg><script>document.title = 2</script></svg>',
      '<form action="https://elsewhere.example"><input name="password" aria-label="x"></form>',
    ].join(''),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Der Text bleibt, alles Gefährliche ist weg', async () => {
      await expect(canvas.getByText('Text').attributes).toHaveLength(0)
      await expect(canvas.getByText('Verweis')).not.toHaveAttribute('href')
      await expect(canvasElement.querySelector('script, svg, form, input, [src], [onerror]')).toBeNull()
    })
  },
})
