import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { GisPage } from './GisPage.tsx'

function Page() {
  return (
    <Stage user="expert@waldkerf.test" path="/gis/index?status=query">
      <GisPage />
    </Stage>
  )
}

const meta = preview.meta({ component: Page, beforeEach: ({ msw }) => msw.use(...storyHandlers()) })

const patient = { timeout: 8_000 }
const dialog = async () => within(await screen.findByRole('dialog', {}, patient))

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const menu = async () => canvas.findByRole('button', { name: /^Gespeicherte Ansichten/ }, patient)
    await step('Ich speichere, worauf ich die Liste eingeengt habe', async () => {
      await userEvent.click(await menu())
      await userEvent.click(await screen.findByRole('menuitem', { name: /speichern/ }))
      await userEvent.type((await dialog()).getByRole('textbox'), 'Rückfragen{Enter}')
      await waitFor(async () => expect(await menu()).toHaveTextContent('Rückfragen'), patient)
    })
    await step('Ohne die Ansicht ist die Liste länger, mit ihr wie zuvor', async () => {
      const isChosen = () => canvas.getByRole('button', { name: /^Rückfrage \d/ }).getAttribute('aria-pressed')
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await waitFor(() => expect(isChosen()).toBe('false'))
      await userEvent.click(await menu())
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Rückfragen' }))
      await waitFor(() => expect(isChosen()).toBe('true'))
    })
    await step('Ich verzichte auf sie', async () => {
      await userEvent.click(await menu())
      await userEvent.click(await screen.findByRole('menuitem', { name: /verwalten/ }))
      // While the menu closes, its layer lies over the dialog and takes the clicks.
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await userEvent.click((await dialog()).getByRole('button', { name: 'Löschen' }))
      await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Löschen' }))
      await waitFor(
        async () => expect((await dialog()).getByText('Noch keine Ansicht gespeichert')).toBeVisible(),
        patient,
      )
    })
  },
})
