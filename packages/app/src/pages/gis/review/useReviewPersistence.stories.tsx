import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { space } from '@waldkerf/ui/theme/tokens'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { hasUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { draftSubject, useReviewPersistence } from './useReviewPersistence.tsx'

const user = 'expert@waldkerf.test'
const record = seedWorld({ today: storyDay, size: 'small' }).beetles.find(({ status }) => status === 'new')!

/** The review of this tab. */
let review: ReturnType<typeof useReviewPersistence> | undefined

/** The message of one record, as the review has it. */
function MessageForm() {
  const persistence = useReviewPersistence(user)
  const { onOpenWork, renderDraft } = persistence
  useEffect(() => {
    review = persistence
  })
  const [text, setText] = useState('')
  const write = (next: string) => {
    setText(next)
    const typed = next === '' ? [] : [record.id]
    onOpenWork({ typed, failed: [], waiting: [] }, async () => undefined)
  }
  return (
    <main style={{ display: 'grid', gap: space(3), padding: space(4) }}>
      {renderDraft({ beetle: record, text, onRestore: write })}
      <TextField label="Nachricht" value={text} onChange={({ target }) => write(target.value)} />
    </main>
  )
}

/** A tab that can be killed and opened again. */
function Tab() {
  const [opened, setOpened] = useState(1)
  return (
    <>
      <Button onClick={() => setOpened(opened + 1)}>Tab neu öffnen</Button>
      <Stage key={opened} user={user} path={`/gis/index?meldung=${record.id}`}>
        <MessageForm />
      </Stage>
    </>
  )
}

const meta = preview.meta({ component: Tab })

const wait = { timeout: 5_000 }
const kept = () => drafts.find(draftSubject(user, record))?.value

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = () => canvas.findByRole('textbox', { name: 'Nachricht' }, wait)
    await step('Was getippt ist, gilt als ungesichert und bleibt als Entwurf', async () => {
      await userEvent.type(await field(), 'Danke!')
      await waitFor(() => expect(hasUnsaved()).toBe(true))
      await waitFor(() => expect(kept()).toEqual({ text: 'Danke!' }), wait)
    })
    await step('Wieder geöffnet wird er angeboten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tab neu öffnen' }))
      await expect(await field()).toHaveValue('')
      await userEvent.click(await canvas.findByRole('button', { name: 'Wiederherstellen' }, wait))
      await expect(await field()).toHaveValue('Danke!')
    })
    await step('Wieder weggenommen bleibt nichts', async () => {
      await userEvent.clear(await field())
      await waitFor(() => expect(kept()).toBeUndefined())
      await waitFor(() => expect(hasUnsaved()).toBe(false))
    })
    await step('Eine Entscheidung, die der geschlossene Tab behalten hat, wird einmal genommen', async () => {
      const decided = [{ base: record, decision: { status: 'published' as const } }]
      review?.keepDecisions(decided)
      await userEvent.click(canvas.getByRole('button', { name: 'Tab neu öffnen' }))
      await field()
      await expect(review?.takeDecisions()).toEqual(decided)
      await expect(review?.takeDecisions()).toEqual([])
    })
  },
})
