import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '../../theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { type Toast, Toaster, useToasts } from './Toaster.tsx'

const meta = preview.meta({ component: Toaster })
const undo = fn()

const published: Toast = {
  tone: 'success',
  message: 'Meldung 4711 ist veröffentlicht.',
  action: { label: 'Rückgängig', onAct: undo },
}
const failed: Toast = {
  tone: 'danger',
  message: 'Die Meldung konnte nicht gespeichert werden. Ihr Text ist noch da. Bitte versuchen Sie es erneut.',
}

function Asking({ name, toast }: { name: string; toast: Toast }) {
  const { show } = useToasts()
  return <Button onClick={() => show(toast)}>{name}</Button>
}

export const Ready = meta.story({
  args: {
    children: (
      <div style={{ display: 'flex', gap: space(2), padding: space(4) }}>
        <Asking name="Veröffentlichen" toast={published} />
        <Asking name="Speichern" toast={failed} />
      </div>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Good news waits its turn, bad news is said at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Meldung 4711 ist veröffentlicht.')
      await expect(canvas.getByRole('alert')).toHaveTextContent('Ihr Text ist noch da.')
    })
  },
})

export const TakeBack = meta.story({
  args: Ready.composed.args,
  play: async ({ canvas, userEvent, step }) => {
    await step('The way back is one press, and the message is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await expect(undo).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    })
  },
})

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } })

export const Dark = Ready.extend({ globals: { theme: 'dark' } })
