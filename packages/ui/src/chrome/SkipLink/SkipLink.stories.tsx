import preview from '@waldkerf/storybook/preview'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({ component: SkipLink })

const target = createRef<HTMLElement>()

export const Ready = meta.story({
  args: { target: () => target.current, children: 'Zum Inhalt springen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main ref={target} tabIndex={-1} style={{ paddingBlockStart: 64 }}>
        <h1>Inhalt</h1>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab bringt den Verweis, Eingabe führt in den Inhalt', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('main')).toHaveFocus()
    })
  },
})
