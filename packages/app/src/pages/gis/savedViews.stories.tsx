import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { messageOf } from '../../api/errors.ts'
import { Stage } from '../../workbench/Stage.tsx'
import { useSavedViews } from '../../data/gis/savedViews.ts'

/** A screen that saves views, always under the same name. */
function Views() {
  const { views, ...actions } = useSavedViews('gis')
  const [refusal, setRefusal] = useState('')
  const attempt = (change: Promise<unknown>) =>
    void change.then(
      () => setRefusal(''),
      (error: unknown) => setRefusal(messageOf(error)),
    )
  const add = () => attempt(actions.add('Offene', { status: ['new'] }, crypto.randomUUID()))
  return (
    <main>
      <Button onClick={add}>Speichern</Button>
      <p role="status">{refusal}</p>
      <ul>
        {shown(views)?.map((view) => (
          <li key={view.id}>
            {view.name} ({Object.keys(view.inhalt).join()})
            <Button onClick={() => attempt(actions.rename(view, 'Neue'))}>Umbenennen</Button>
            <Button onClick={() => attempt(actions.replace(view, { art: 1 }))}>Ersetzen</Button>
            <Button onClick={() => attempt(actions.remove(view))}>Löschen</Button>
          </li>
        ))}
      </ul>
    </main>
  )
}

function Page() {
  return (
    <Stage user="expert@waldkerf.test" path="/gis/index">
      <Views />
    </Stage>
  )
}

const meta = preview.meta({ component: Page, beforeEach: ({ msw }) => msw.use(...storyHandlers()) })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    await step('Gespeichert steht sie da, ein zweites Mal geht es nicht', async () => {
      await press('Speichern')
      await expect(await canvas.findByText(/Offene \(status\)/)).toBeVisible()
      await press('Speichern')
      await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
    })
    await step('Name und Inhalt lassen sich ändern', async () => {
      await press('Umbenennen')
      await expect(await canvas.findByText(/Neue \(status\)/)).toBeVisible()
      await press('Ersetzen')
      await expect(await canvas.findByText(/Neue \(art\)/)).toBeVisible()
    })
    await step('Gelöscht ist sie fort', async () => {
      await press('Löschen')
      await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull(), { timeout: 5_000 })
    })
  },
})
