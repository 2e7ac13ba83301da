import preview from '@waldkerf/storybook/preview'
import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { space } from '@waldkerf/ui/theme/tokens'
import { ModalFocus } from './ModalFocus.tsx'

const onEscape = fn()

/** A page with a box that can be opened over it. */
function Page() {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const escape = () => {
    onEscape()
    setOpen(false)
  }
  return (
    <main style={{ display: 'grid', gap: space(3), justifyItems: 'start', padding: space(4) }}>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      {open && <ModalFocus box={box} onEscape={escape} />}
      {open && (
        <div ref={box} role="dialog" aria-label="Kasten" style={{ display: 'flex', gap: space(2) }}>
          <Button>Erster</Button>
          <input aria-label="Mitte" />
          <Button>Letzter</Button>
          <button type="button" hidden>
            Versteckt
          </button>
        </div>
      )}
      <Button>Dahinter</Button>
    </main>
  )
}

const meta = preview.meta({ component: Page })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' })
    const control = (name: string) => canvas.getByRole('button', { name })
    await step('Der Fokus geht in den Kasten', async () => {
      await userEvent.click(opener)
      await waitFor(() => expect(control('Erster')).toHaveFocus())
    })
    await step('Tab geht durch alle und rundherum, Verstecktes zählt nicht', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Mitte' })).toHaveFocus()
      await userEvent.tab()
      await expect(control('Letzter')).toHaveFocus()
      await userEvent.tab()
      await expect(control('Erster')).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(control('Letzter')).toHaveFocus()
    })
    await step('Escape fragt, ob geschlossen wird; danach ist der Fokus, wo er war', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onEscape).toHaveBeenCalledOnce()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

/** A focus that has already moved elsewhere is not taken back when the box closes. */
export const MovedOn = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Fokus, der schon weiter ist, wird nicht zurückgeholt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
      canvas.getByRole('button', { name: 'Dahinter' }).focus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'Dahinter' })).toHaveFocus()
    })
  },
})
