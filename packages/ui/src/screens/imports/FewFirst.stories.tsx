import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { FewFirst } from './FewFirst.tsx'

const meta = preview.meta({ component: FewFirst<string> })

/** Six of eight rows, and all of them after a press. */
export const Ready = meta.story({
  args: {
    all: ['Ahorn', 'Birke', 'Buche', 'Eiche', 'Erle', 'Fichte', 'Kiefer', 'Lärche'],
    children: (some) => (
      <ul>
        {some.map((tree) => (
          <li key={tree}>{tree}</li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: /^2 / }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
})
