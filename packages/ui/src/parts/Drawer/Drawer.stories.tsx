import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

/** A page that stays in use beside it. */
function Page({ open: openAtFirst, onClose, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(openAtFirst)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <main style={{ minHeight: '100dvh', padding: space(4) }}>
      <Button icon="filter" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Drawer {...rest} open={open} onClose={close} />
    </main>
  )
}

const meta = preview.meta({ component: Drawer, render: (args) => <Page {...args} /> })

const states = ['Neu', 'In Prüfung', 'Rückfrage', 'Veröffentlicht', 'Abgelehnt']

export const Ready = meta.story({
  args: {
    open: true,
    onClose: fn(),
    label: 'Filter',
    children: states.map((state) => <Checkbox key={state} label={state} />),
  },
})

export const Keyboard = meta.story({
  args: { ...Ready.composed.args, open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Fokus geht hinein', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('dialog', { name: 'Filter' })).toContainElement(
        document.activeElement as HTMLElement,
      )
    })
    await step('Escape schließt, und der Fokus ist wieder auf dem Knopf', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus()
    })
  },
})
