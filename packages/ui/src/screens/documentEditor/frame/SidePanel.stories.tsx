import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SidePanel, type SidePanelProps } from './SidePanel.tsx'

function Kept(props: SidePanelProps) {
  const [isFolded, setFolded] = useState(props.isFolded)
  return (
    <SidePanel
      {...props}
      isFolded={isFolded}
      onFold={(next) => {
        props.onFold(next)
        setFolded(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: SidePanel,
  parameters: { layout: 'padded' },
  render: (args) => <Kept {...args} />,
})

export const Ready = meta.story({
  args: {
    tabs: ['facts', 'check', 'history'],
    current: 'facts',
    isFolded: false,
    onTab: fn(),
    onFold: fn(),
    children: <p>Angaben</p>,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Einklappen gibt dem Blatt den Platz, und der Fokus bleibt am Knopf', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Seitenleiste einklappen' }))
      await expect(args.onFold).toHaveBeenLastCalledWith(true)
      await expect(canvas.queryByText('Angaben', { selector: 'p' })).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Seitenleiste ausklappen' })).toHaveFocus()
    })
    await step('Mit der Eingabetaste ist sie wieder da', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Angaben', { selector: 'p' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Seitenleiste einklappen' })).toHaveFocus()
    })
  },
})
export const Folded = meta.story({
  args: { ...Ready.composed.args, isFolded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Seitenleiste ausklappen' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
})
