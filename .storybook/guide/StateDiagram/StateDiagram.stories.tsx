import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../preview.tsx'
import { type DiagramEdge, type DiagramNode, StateDiagram } from './StateDiagram.tsx'

const meta = preview.meta({ component: StateDiagram })

type State = 'open' | 'review' | 'published'

const nodes: readonly DiagramNode<State>[] = [
  { id: 'open', title: 'open', note: 'Gemeldet', x: 130, y: 180 },
  { id: 'review', title: 'review', note: 'In Prüfung', x: 420, y: 180 },
  { id: 'published', title: 'published', note: 'Für alle sichtbar', x: 710, y: 180 },
]
const edges: readonly DiagramEdge<State>[] = [
  { from: 'open', to: 'review', words: ['taken'], bend: 30 },
  { from: 'review', to: 'open', words: ['given back'], bend: 30 },
  { from: 'review', to: 'review', words: ['re-identified'], bend: 0 },
  { from: 'review', to: 'published', words: ['accepted'], bend: 0 },
]

function Held() {
  const [selected, setSelected] = useState<State>()
  return (
    <StateDiagram
      label="Fund"
      size={{ width: 840, height: 300 }}
      nodes={nodes}
      edges={edges}
      selected={selected}
      onSelect={setSelected}
    />
  )
}

export const Ready = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent, step }) => {
    const review = canvas.getByRole('button', { name: /review/ })
    await step('A state is chosen by keyboard and let go again', async () => {
      review.focus()
      await userEvent.keyboard('{Enter}')
      await expect(review).toHaveAttribute('aria-pressed', 'true')
      await userEvent.keyboard(' ')
      await expect(review).toHaveAttribute('aria-pressed', 'false')
    })
    await userEvent.click(review)
  },
})
