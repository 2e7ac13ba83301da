import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { loadFailureWords } from '@waldkerf/app/platform/errors/errors'
import { loseAnswers } from '@waldkerf/testing/loseAnswers'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { ClientPage } from './ClientPage.tsx'
import { ClientsPage } from './ClientsPage.tsx'

const late = { timeout: 8_000 }

const stageAt = (path: string, user = 'admin@waldkerf.test') =>
  function staged() {
    return (
      <Stage user={user} path={path}>
        <Routes>
          <Route path="/clients/index" element={<ClientsPage />} />
          <Route path="/clients/:client_id" element={<ClientPage />} />
        </Routes>
      </Stage>
    )
  }

/** Opens a card's form. */
const openForm = async (canvas: ReturnType<typeof within>, title: string) => {
  const edit = await canvas.findByRole('button', { name: `${title} bearbeiten` }, late)
  edit.click()
  return within(canvas.getByRole('region', { name: title }))
}

const meta = preview.meta({
  component: ClientPage,
  beforeEach: ({ msw }) => {
    msw.use(...storyHandlers())
    notices.endAll()
  },
  render: stageAt('/clients/1'),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich lese die Seite, öffne das Formular und berichtige den Ort; danach lese ich wieder', async () => {
      const contact = await openForm(canvas, 'Kontakt')
      const place = await contact.findByRole('textbox', { name: 'Ort' })
      await userEvent.clear(place)
      await userEvent.type(place, 'Celle{Enter}')
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
      await expect(canvas.queryByRole('textbox', { name: 'Ort' })).toBeNull()
      await expect(contact.getByText(/Celle/)).toBeVisible()
    })
    await step('Was ich notiere, steht oben im Verlauf', async () => {
      const timeline = within(canvas.getByRole('region', { name: 'Verlauf' }))
      await userEvent.type(timeline.getByRole('textbox', { name: 'Neue Notiz' }), 'Ruft am Montag zurück{Enter}')
      await waitFor(() => expect(timeline.getAllByRole('listitem')[0]).toHaveTextContent('Ruft am Montag zurück'), late)
      await waitFor(() => expect(timeline.getByRole('textbox', { name: 'Neue Notiz' })).toHaveValue(''), late)
    })
  },
})

/** The answer is lost and the row cannot be read again: the failure is shown until the change turns out to be stored. */
export const AnswerLost = meta.story({
  tags: ['long'],
  beforeEach: async () => {
    // The texts of failures load with the first failure; load them first, so that this story does not wait for them.
    await loadFailureWords()
    return loseAnswers('/rpc/a_update_client_details', 1)
  },
  play: async ({ canvas, userEvent, step }) => {
    const contact = await openForm(canvas, 'Kontakt')
    const place = await contact.findByRole('textbox', { name: 'Ort' })
    await step('Ohne Verbindung ist nicht sicher, dass meine Änderung gespeichert ist', async () => {
      const end = loseAnswers('/rpc/a_get_client_details')
      await userEvent.clear(place)
      await userEvent.type(place, 'Celle{Enter}')
      await expect(await canvas.findByText(/Nicht (gespeichert|bestätigt)/, {}, late)).toBeVisible()
      end()
    })
    await step('Zurück am Fenster ist sie es, und die Meldung geht', async () => {
      window.dispatchEvent(new Event('focus'))
      await expect(await canvas.findByText('Gespeichert', {}, late)).toBeVisible()
      await expect(canvas.queryByText(/Nicht (gespeichert|bestätigt)/)).toBeNull()
      await expect(contact.getByText(/Celle/)).toBeVisible()
    })
  },
})

export const Changed = meta.story({
  tags: ['long'],
  render: stageAt('/clients/1?feld=address'),
  play: async ({ canvas, userEvent, step }) => {
    const contact = within(await canvas.findByRole('region', { name: 'Kontakt' }, late))
    await step('Zur Anschrift geführt, steht ihre längste Zeile zum Kürzen offen', async () => {
      const fields = await contact.findAllByRole<HTMLInputElement>('textbox', {}, late)
      const longest = Math.max(...fields.map(({ value }) => value.length))
      await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toHaveLength(longest), late)
      await expect(contact.getByRole('textbox', { name: 'Name' }).closest('form')).toContainElement(
        document.activeElement as HTMLElement,
      )
    })
    const survey = await openForm(canvas, 'Vermessung und Projekt')
    await step('Land und Ordner werden zusammen gespeichert', async () => {
      await userEvent.selectOptions(survey.getByRole('combobox', { name: 'Bundesland' }), 'Hessen')
      const folder = survey.getByRole('textbox', { name: 'Projektordner' })
      await userEvent.clear(folder)
      await userEvent.type(folder, '/projekte/neu{Enter}')
      await expect(await survey.findByText('Gespeichert', {}, late)).toBeVisible()
      await expect(survey.getByText('Hessen')).toBeVisible()
    })
    await step('und das Formular daneben geht mit der neuen Fassung weiter', async () => {
      await userEvent.type(contact.getByRole('textbox', { name: 'Zusatz' }), ' Nord{Enter}')
      await expect(await contact.findByText('Gespeichert', {}, late)).toBeVisible()
    })
  },
})

export const OddRows = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'odd' })),
  render: stageAt('/clients/index'),
  play: async ({ canvas, step }) => {
    await step('Was lesbar ist, steht da, und am Fuß steht, dass etwas fehlt', async () => {
      const grid = await canvas.findByRole('grid', { name: 'Kunden' }, late)
      await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(5), late)
      await expect(await canvas.findByText('2 Zeilen waren nicht lesbar und fehlen hier.', {}, late)).toBeVisible()
    })
    await step('und es steht in der Liste der letzten Fehler', async () => {
      // Other calls of this scenario fail as well, sooner or later than this one.
      const incomplete = expect.objectContaining({ message: expect.stringMatching(/^Nicht jede Zeile/) })
      await waitFor(() => expect(notices.snapshot().errors).toContainEqual(incomplete), late)
    })
  },
})

export const List = meta.story({
  render: stageAt('/clients/index?suche=niemand'),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('Kein Kunde passt', {}, late)
    await step('Ein neuer Kunde entsteht, und seine Seite öffnet sich', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neuer Kunde' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Neuer Kunde' }, late))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zeppelinwald Stiftung')
      await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }))
      await expect(await canvas.findByRole('heading', { name: 'Zeppelinwald Stiftung' }, late)).toBeVisible()
    })
  },
})

/** The address is updated late, when React has time: a second change must not build on the old one. */
export const ChangedTwice = meta.story({
  render: stageAt('/clients/index'),
  play: async ({ canvas, step }) => {
    const head = await canvas.findByRole('columnheader', { name: /^Bundesland/ }, late)
    const state = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Bundesland' })
    await step('Filter und Sortierung im selben Augenblick gelten beide', async () => {
      // Native events in one task: the helpers of `userEvent` wait for React after each action.
      const sort = within(head).getByRole('button')
      state.value = 'Hessen'
      state.dispatchEvent(new Event('change', { bubbles: true }))
      sort.click()
      await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'), late)
      await expect(state).toHaveValue('Hessen')
    })
  },
})

export const Nobody = meta.story({
  render: stageAt('/clients/9999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diesen Kunden gibt es nicht (mehr)', {}, late)).toBeVisible()
  },
})
export const Forbidden = meta.story({ render: stageAt('/clients/1', 'expert@waldkerf.test') })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
export const Empty = meta.story({
  render: stageAt('/clients/index'),
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })),
})
