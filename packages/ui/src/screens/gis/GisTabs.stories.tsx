import preview from '@waldkerf/storybook/preview'
import { lazy, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { GisTabs, type GisTabsProps } from './GisTabs.tsx'

/** A page that follows the choice. */
function Live({ current, onChange, ...rest }: GisTabsProps) {
  const [tab, setTab] = useState(current)
  return (
    <GisTabs
      {...rest}
      current={tab}
      onChange={(next) => {
        onChange(next)
        setTab(next)
      }}
    />
  )
}

const meta = preview.meta({ component: GisTabs, render: (args) => <Live {...args} /> })

export const Ready = meta.story({
  args: { tabs: ['beetles', 'maps', 'surveys'], current: 'beetles', onChange: fn(), children: <p>Inhalt</p> },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Pfeil geht zum nächsten Reiter', async () => {
      canvas.getByRole('tab', { name: 'Käfer' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onChange).toHaveBeenCalledWith('maps')
      await expect(canvas.getByRole('tabpanel', { name: 'Karten' })).toBeVisible()
    })
  },
})
const Never = lazy(() => new Promise<never>(() => undefined))
export const Loading = meta.story({
  args: { ...Ready.composed.args, children: <Never /> },
  parameters: { shown: { waiting: 'The code of the tab is still on its way.' } },
})
