import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { Button } from '../Button/Button.tsx'
import { FormDialog } from '../FormDialog/FormDialog.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Toaster } from '../Toaster/Toaster.tsx'
import { SlowNote } from './SlowNote.tsx'

const noToasts = { toasts: [], onClose: fn(), onAct: fn(), onHold: fn() }

/** A page whose data are loading until the button is pressed. */
function Page({ hidden = false }: { hidden?: boolean }) {
  const [loading, setLoading] = useState(true)
  return (
    <main style={{ display: 'grid', gap: space(3), placeContent: 'start', minHeight: 320, padding: space(4) }}>
      <Button onClick={() => setLoading(false)}>Daten kommen an</Button>
      <div style={{ width: 240, display: hidden ? 'none' : 'block' }}>
        {loading ? <Skeleton height={80} /> : <p>12 Meldungen</p>}
      </div>
      <Toaster {...noToasts}>
        <SlowNote />
      </Toaster>
    </main>
  )
}

const meta = preview.meta({ component: SlowNote, render: () => <Page /> })

/** Longer than the three seconds, on a slow machine too. */
const patience = { timeout: 10_000 }

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const status = canvas.getByRole('status')
    await step('Am Anfang wird nichts gesagt', async () => {
      // Restarted: on a slow machine the three seconds may be over by now.
      for (const animation of document.getAnimations()) animation.currentTime = 0
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
    await step('Dauert es, wird das höflich gesagt, und nichts verschiebt sich', async () => {
      const before = canvas.getByRole('main').getBoundingClientRect()
      await waitFor(() => expect(status).toHaveTextContent('Das Laden dauert länger als sonst.'), patience)
      await expect(canvas.getByRole('main').getBoundingClientRect()).toEqual(before)
    })
    await step('Sind die Daten da, ist der Hinweis weg', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Daten kommen an' }))
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
  },
})

/** Three seconds pass at once. */
export const Shown = meta.story({
  play: async ({ canvas }) => {
    for (const animation of document.getAnimations()) animation.currentTime = 3_000
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement(), patience)
  },
})

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** A form fills a phone: the note lies over no field and no field's name, and waits where there is no other room. */
export const BesideAForm = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Page />
      <FormDialog title="Zahlung eintragen" submit={{ label: 'Eintragen' }} busy={false} onSubmit={fn()} onClose={fn()}>
        {['Betrag', 'Eingang am', 'Art', 'Referenz', 'Notiz', 'Konto', 'Zweck', 'Kasse'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </FormDialog>
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, patience)
    for (const animation of document.getAnimations()) animation.currentTime = 3_000
    const words = await screen.findByText('Das Laden dauert länger als sonst.', {}, patience)
    const note = words.closest('div') ?? words
    const isClear = () =>
      getComputedStyle(note.closest('[data-messages]') ?? note).opacity === '0' ||
      getComputedStyle(note).opacity === '0' ||
      ![...dialog.querySelectorAll('label, input, button')].some((each) =>
        overlap(note.getBoundingClientRect(), each.getBoundingClientRect()),
      )
    await waitFor(() => expect(isClear()).toBe(true), patience)
  },
})

/** Skeletons of a hidden page never bring the note, however long they wait. */
export const Hidden = meta.story({ render: () => <Page hidden /> })
