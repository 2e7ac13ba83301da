import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../parts/Button/Button.tsx'
import { TextStoreProvider } from './TextStore.tsx'
import { useTableLayout } from '../parts/DataTable/layout/useTableLayout.ts'

function Rows() {
  const [{ density }, change] = useTableLayout({ name: 'funde' })
  return (
    <Button onClick={() => change((layout) => ({ ...layout, density: 'compact' }))}>
      Zeilen: {density ?? 'wie üblich'}
    </Button>
  )
}

/** A table that can be left and opened again, with a store of its own. */
function Example({ isFull = false }: { isFull?: boolean }) {
  const [open, setOpen] = useState(true)
  const [kept] = useState(() => new Map<string, string>())
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
  }
  return (
    <TextStoreProvider store={store}>
      {open && <Rows />}
      <Button onClick={() => setOpen(!open)}>{open ? 'Verlassen' : 'Öffnen'}</Button>
    </TextStoreProvider>
  )
}

const meta = preview.meta({ component: Example, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Was jemand einrichtet, ist beim nächsten Öffnen wieder da', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zeilen: wie üblich' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Verlassen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
      await expect(canvas.getByRole('button', { name: 'Zeilen: compact' })).toBeVisible()
    })
  },
})

export const Full = meta.story({
  args: { isFull: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein voller Speicher hält niemanden auf: es gilt, bis man geht', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zeilen: wie üblich' }))
      await expect(canvas.getByRole('button', { name: 'Zeilen: compact' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Verlassen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }))
      await expect(canvas.getByRole('button', { name: 'Zeilen: wie üblich' })).toBeVisible()
    })
  },
})
