import preview from '@waldkerf/storybook/preview'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { DraftBar } from '@waldkerf/ui/parts/DraftBar/DraftBar'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { space } from '@waldkerf/ui/theme/tokens'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { object, string } from 'valibot'
import { fieldsShape } from './mergeDrafts.ts'
import { draftQuiet } from './drafts.ts'
import { drafts } from './pageDrafts.ts'
import { useDraft } from './useDraft.ts'

const schema = object({ name: string() })
const shape = fieldsShape<{ name: string }>({ name: 'Name' })
const user = 'admin@waldkerf.test'

/** A form of a client, at a version of its row. */
function Form({ version }: { version: number }) {
  const [form, setForm] = useState<{ name: string }>()
  const { bar, onSaved } = useDraft({
    subject: { user, entity: 'clients/12', version },
    value: form,
    schema,
    shape,
    onRestore: setForm,
  })
  const save = () => {
    onSaved()
    setForm(undefined)
  }
  return (
    <main style={{ display: 'grid', gap: space(3), padding: space(4) }}>
      <h1>Kunde</h1>
      <DraftBar {...bar} />
      <TextField label="Name" value={form?.name ?? ''} onChange={({ target }) => setForm({ name: target.value })} />
      <Button onClick={save}>Speichern</Button>
    </main>
  )
}

/** A tab that can be killed and opened again. */
function Tab({ version }: { version: number }) {
  const [opened, setOpened] = useState(1)
  return (
    <>
      <Button onClick={() => setOpened(opened + 1)}>Tab neu öffnen</Button>
      <Form key={opened} version={version + (opened > 2 ? 1 : 0)} />
    </>
  )
}

const meta = preview.meta({ component: Tab })

const kept = () => drafts.find({ user, entity: 'clients/12', version: 3 })?.value

export const Ready = meta.story({
  args: { version: 3 },
  play: async ({ canvas, userEvent, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Name' })
    const reopen = () => userEvent.click(canvas.getByRole('button', { name: 'Tab neu öffnen' }))
    await step('Nach einer Sekunde Ruhe ist gesichert, was getippt wurde', async () => {
      await userEvent.type(field(), 'Forstamt')
      await expect(kept()).toBeUndefined()
      await waitFor(() => expect(kept()).toEqual({ name: 'Forstamt' }), { timeout: 3 * draftQuiet })
    })
    await step('Wieder geöffnet steht nichts da, bis man es zurückholt', async () => {
      await reopen()
      await expect(field()).toHaveValue('')
      await userEvent.click(canvas.getByRole('button', { name: 'Wiederherstellen' }))
      await expect(field()).toHaveValue('Forstamt')
    })
    await step('Wurde der Eintrag inzwischen geändert, steht das dabei', async () => {
      await reopen()
      await expect(canvas.getByRole('status')).toHaveTextContent('seitdem geändert')
    })
    await step('Wer tippt, ohne zu antworten, überschreibt das Angebot nicht', async () => {
      await userEvent.type(field(), 'Forsthaus')
      await waitFor(() => expect(kept()).toEqual({ name: 'Forsthaus' }), { timeout: 3 * draftQuiet })
      await reopen()
      await expect(canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
        'Forsthaus',
        'Forstamt',
      ])
      await userEvent.click(canvas.getByRole('radio', { name: 'Forstamt' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Wiederherstellen' }))
      await expect(field()).toHaveValue('Forstamt')
    })
    await step('Gespeichert gibt es keinen Entwurf mehr', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await expect(kept()).toBeUndefined()
    })
  },
})

/** The storage quota is used up: a notice says that the draft is not kept. */
export const Full = meta.story({
  args: { version: 3 },
  beforeEach: () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return () => {
      Storage.prototype.setItem = setItem
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'F')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Speicher dieses Browsers ist voll'), {
      timeout: 3 * draftQuiet,
    })
  },
})
