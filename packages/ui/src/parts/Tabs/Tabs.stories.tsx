import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { useState } from 'react'
import { Tabs } from './Tabs.tsx'

const meta = preview.meta({
  component: Tabs,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
})

const tabs = [
  { id: 'map', label: 'Karte' },
  { id: 'list', label: 'Liste' },
] as const

function Held() {
  const [current, setCurrent] = useState<'map' | 'list'>('map')
  return <Tabs label="Ansicht" tabs={tabs} current={current} onChange={setCurrent} />
}

export const Ready = meta.story({
  args: { label: 'Ansicht', tabs, current: 'map', onChange: () => {} },
  render: () => <Held />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Der Pfeil wählt den nächsten Reiter', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Liste' })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tab', { name: 'Liste' })).toHaveFocus()
    })
  },
})
