import preview from '@waldkerf/storybook/preview'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { confirm } from './confirm.ts'
import { Questions } from './Questions.tsx'

/** A page that asks before it deletes. */
function Page() {
  const [answers, setAnswers] = useState<readonly string[]>([])
  const remove = async () => {
    const yes = await confirm({
      title: 'Die Karte löschen?',
      description: 'Mit ihr gehen ihre 14 Passpunkte verloren. Das lässt sich nicht zurücknehmen.',
      confirm: 'Löschen',
      danger: true,
    })
    setAnswers((before) => [...before, yes ? 'gelöscht' : 'behalten'])
  }
  return (
    <main style={{ minHeight: 320 }}>
      <Button onClick={() => void remove()}>Karte löschen</Button>
      <output>{answers.join(', ')}</output>
      <Questions />
    </main>
  )
}

const meta = preview.meta({ component: Questions, render: () => <Page /> })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Karte löschen' })
    const ask = async (answer: string) => {
      await userEvent.click(opener)
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Die Karte löschen?' }))
      await userEvent.click(dialog.getByRole('button', { name: answer }))
      await waitFor(() => expect(opener).toHaveFocus())
    }
    await step('Wer fragt, bekommt die Antwort, und der Fokus kehrt zurück', async () => {
      await ask('Abbrechen')
      await expect(canvas.getByRole('status')).toHaveTextContent('behalten')
      await ask('Löschen')
      await expect(canvas.getByRole('status')).toHaveTextContent('behalten, gelöscht')
    })
  },
})
