import preview from '@waldkerf/storybook/preview'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Toaster } from './Toaster.tsx'

const meta = preview.meta({
  component: Toaster,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
})

const actions = { onClose: fn(), onAct: fn(), onHold: fn() }

export const Ready = meta.story({
  args: {
    ...actions,
    toasts: [
      { id: 1, message: 'Der Entwurf ist gesichert.' },
      { id: 2, tone: 'success', message: 'Meldung 4711 ist veröffentlicht.', action: 'Rückgängig' },
      { id: 3, tone: 'warning', message: 'Drei von zwölf Karten haben kein Bild.' },
      { id: 4, tone: 'danger', message: 'Die Meldung konnte nicht gespeichert werden. Ihr Text ist noch da.' },
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Schlechtes wird sofort gesagt, alles andere wartet eine Pause ab', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Ihr Text ist noch da.')
      await expect(canvas.getByRole('status')).toHaveTextContent('Meldung 4711 ist veröffentlicht.')
    })
    await step('Wer darauf zeigt oder hineingeht, hält sie an', async () => {
      await userEvent.hover(canvas.getByText(/Meldung 4711/))
      await expect(args.onHold).toHaveBeenLastCalledWith(true)
      await userEvent.unhover(canvas.getByText(/Meldung 4711/))
      await expect(args.onHold).toHaveBeenLastCalledWith(false)
      canvas.getByRole('button', { name: 'Rückgängig' }).focus()
      await expect(args.onHold).toHaveBeenLastCalledWith(true)
    })
    await step('Der Weg zurück ist ein Tastendruck', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onAct).toHaveBeenCalledWith(2)
    })
  },
})

/** A message gives way to a button, so that the next step can be pressed. */
export const OverNoControl = meta.story({
  args: { ...actions, toasts: [{ id: 1, tone: 'success', message: 'Die Karte Blatt 3 ist angelegt.' }] },
  decorators: [
    (Story) => (
      <>
        <button type="button" style={{ position: 'fixed', right: 24, bottom: 24, width: 200, height: 40 }}>
          Georeferenzieren
        </button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Die Meldung liegt nicht über dem Knopf', async () => {
      const button = canvas.getByRole('button', { name: 'Georeferenzieren' }).getBoundingClientRect()
      await waitFor(async () => {
        const card = canvas.getByText(/ist angelegt/).parentElement?.getBoundingClientRect() ?? button
        await expect(card.right <= button.left || card.bottom <= button.top).toBe(true)
      })
    })
  },
})

function LateFigures() {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 600)
    return () => clearTimeout(timer)
  }, [])
  return isThere && <output style={{ position: 'fixed', right: 24, bottom: 24 }}>Gesamt 1.428,00 €</output>
}

/** Sums that come after the message are not covered either. */
export const OverNoFigures = meta.story({
  args: { ...actions, toasts: [{ id: 1, tone: 'success', message: 'Die Verbindung ist wieder da.' }] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <LateFigures />
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Die Meldung weicht den Summen aus, sobald sie da sind', async () => {
      const sum = (await canvas.findByText(/^Gesamt/, {}, { timeout: 5_000 })).getBoundingClientRect()
      await waitFor(async () => {
        const card = canvas.getByText(/wieder da/).parentElement?.getBoundingClientRect() ?? sum
        await expect(card.right <= sum.left || card.bottom <= sum.top).toBe(true)
      })
    })
  },
})

/** A sheet that comes up from below while the message is there: on a phone, when the session has ended elsewhere. */
export const BesideDialog = meta.story({
  args: { ...actions, toasts: [{ id: 1, tone: 'warning', message: 'Keine Verbindung. Ihre Eingaben bleiben hier.' }] },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Dialog
          open
          question
          title="Ihre Sitzung ist beendet"
          description="Melden Sie sich wieder an; Ihre Eingaben bleiben hier."
          onClose={fn()}
          actions={<Button variant="primary">Anmelden</Button>}
        />
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Die Meldung liegt über dem Blatt, nicht darauf', async () => {
      const sheet = await screen.findByRole('alertdialog')
      await waitFor(async () => {
        const card = canvas.getByText(/^Keine Verbindung/).parentElement?.getBoundingClientRect()
        await expect(card?.bottom).toBeLessThanOrEqual(sheet.getBoundingClientRect().top)
      })
    })
  },
})

/** The regions wait for their first message. */
export const Empty = meta.story({
  args: { ...actions, toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
})

export const LongGerman = meta.story({
  args: {
    ...actions,
    toasts: [
      {
        id: 1,
        tone: 'warning',
        message:
          'Die Georeferenzierungsqualitätssicherung der Bestandsplanübersichtskarte 1904-Oberforstamtsbezirk-Süd konnte nicht abgeschlossen werden.',
        action: 'Georeferenzierung fortsetzen',
      },
    ],
  },
})
