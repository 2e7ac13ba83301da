import preview from '@waldkerf/storybook/preview'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { space } from '@waldkerf/ui/theme/tokens'
import { expect, fn, waitFor } from 'storybook/test'
import { Notices } from './Notices.tsx'
import { notices, notify, notifyUndoable } from './notices.ts'

const carryOut = fn()
const takeBack = fn()

/** A page whose buttons show notices through the store. */
function Page() {
  return (
    <main style={{ display: 'flex', gap: space(2), minHeight: 320, padding: space(4) }}>
      <Button onClick={() => notify({ tone: 'success', message: 'Die Meldung ist gespeichert.' })}>Speichern</Button>
      <Button
        onClick={() =>
          notifyUndoable({
            message: 'Meldung 4711 wird veröffentlicht.',
            undo: { label: 'Rückgängig', onAct: takeBack },
            carryOut,
          })
        }
      >
        Veröffentlichen
      </Button>
      <Button onClick={() => notify({ tone: 'danger', message: 'Der Dienst antwortet nicht.' })}>Laden</Button>
      <Notices />
    </main>
  )
}

const meta = preview.meta({
  component: Notices,
  render: () => <Page />,
  beforeEach() {
    // Other stories of the same window may have left failures.
    notices.forget()
    return () => {
      notices.endAll()
      notices.forget()
    }
  },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Speichern' })
    await step('Eine Meldung nimmt niemandem den Fokus', async () => {
      await userEvent.click(save)
      await expect(canvas.getByRole('status')).toHaveTextContent('Die Meldung ist gespeichert.')
      await expect(save).toHaveFocus()
    })
    await step('Ein Fehler wird sofort angesagt und in der Liste behalten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Laden' }))
      await expect(canvas.getByRole('alert')).toHaveTextContent('Der Dienst antwortet nicht.')
      await expect(notices.snapshot().errors).toHaveLength(1)
    })
  },
})

export const TakeBack = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Was zurückgenommen wird, geschieht nicht', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
      await expect(takeBack).toHaveBeenCalledOnce()
      await expect(carryOut).not.toHaveBeenCalled()
    })
    await step('Wer die Meldung schließt, führt es aus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Meldung schließen' }))
      await expect(carryOut).toHaveBeenCalledOnce()
    })
  },
})
