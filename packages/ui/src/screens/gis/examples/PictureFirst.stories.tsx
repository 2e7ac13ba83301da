import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { createStory, LiveScreen } from './gisStory.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const { readyArgs, reviewingArgs, open } = createStory(world, storyDay)

const meta = preview.meta({ component: LiveScreen })

const inPictures = { ...readyArgs, state: { ...readyArgs.state, look: { view: 'pictures', goOn: false } as const } }

const findRecord = { name: /^Meldung \d+$/ }
const bare = world.beetles.find(({ bilder_anzahl }) => !bilder_anzahl)

export const Pictures = meta.story({
  tags: ['long'],
  args: inPictures,
  play: async ({ canvas, userEvent, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Käfermeldungen' })
    await step('Jede Meldung steht da mit Art, Ort, Tag und Status', async () => {
      const [first] = canvas.getAllByRole('gridcell')
      await expect(first).toHaveTextContent(/\d\d\.\d\d\.\d{4}/)
      await waitFor(() => expect(grid.querySelector('img')).not.toBeNull())
      await expect(canvas.queryByText('kein Bild')).toBeNull()
      await expect(canvas.getByText(/, nur mit Bild$/)).toBeVisible()
    })
    await step('Pfeile und Enter öffnen eine Meldung, die neben der Leiste steht', async () => {
      grid.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
      await waitFor(() => expect(canvas.getByRole('region', findRecord)).toHaveFocus())
      await waitFor(() => expect(canvas.getByRole('gridcell', { current: true })).toBeVisible())
    })
    await step('Escape führt zu den Bildern zurück', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(grid).toHaveFocus())
    })
    await step('Die Leertaste wählt, was zusammen geändert werden soll', async () => {
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('gridcell', { selected: true })).toBeVisible()
      await expect(await canvas.findByRole('button', { name: 'Gewählte Meldungen ändern' })).toBeVisible()
    })
  },
})

export const BackToTable = meta.story({
  tags: ['long'],
  args: inPictures,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tabelle' }))
    await expect(args.actions.setLook).toHaveBeenCalledWith({ view: 'table' })
    await expect(await canvas.findByRole('columnheader', { name: /Status/ })).toBeVisible()
  },
})

export const PicturesOnPhone = meta.story({ args: inPictures, globals: { viewport: { value: 'phone' } } })

export const WithoutPicture = meta.story({
  args: {
    ...reviewingArgs,
    state: { ...reviewingArgs.state, selectedId: bare?.id, pictures: { status: 'loading' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zu dieser Meldung gibt es kein Bild.')).toBeVisible()
  },
})

export const GoesOn = meta.story({
  tags: ['long'],
  args: { ...reviewingArgs, state: { ...reviewingArgs.state, look: { view: 'table', goOn: true } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const record = () => canvas.getByRole('region', findRecord)
    await step(
      'Eine Taste entscheidet und führt zur nächsten Meldung, an ihren Anfang und mit ihren Tasten',
      async () => {
        record().focus()
        await userEvent.keyboard('v')
        await waitFor(() => expect(record()).not.toHaveAccessibleName(`Meldung ${open}`))
        await expect(record()).toHaveFocus()
        await expect(args.actions.prepare).toHaveBeenCalled()
      },
    )
    await step('Z nimmt es zurück und zeigt die Meldung, die es war', async () => {
      await userEvent.keyboard('z')
      await waitFor(() => expect(record()).toHaveAccessibleName(`Meldung ${open}`))
      await expect(within(record()).getByText('Neu')).toBeVisible()
    })
    await step('Ein Schritt, der niemandem etwas sagt, bleibt hier', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'In Prüfung nehmen' }))
      await expect(record()).toHaveAccessibleName(`Meldung ${open}`)
    })
    await step('Ausgeschaltet bleibt die Meldung', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Weiter nach Entscheidung' }))
      await expect(args.actions.setLook).toHaveBeenCalledWith({ goOn: false })
      record().focus()
      await userEvent.keyboard('v')
      await waitFor(() => expect(within(record()).queryByText('In Prüfung')).toBeNull())
      await expect(record()).toHaveAccessibleName(`Meldung ${open}`)
    })
  },
})

/** Below 1,100 px the record fills the screen; a button shows the map in place of its details. */
export const WholeScreen = meta.story({
  tags: ['long'],
  args: reviewingArgs,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const record = within(canvas.getByRole('dialog', findRecord))
    await step('Die Karte kommt an ihren Platz und geht wieder', async () => {
      await userEvent.click(record.getByRole('button', { name: 'Auf der Karte zeigen' }))
      await expect(await record.findByRole('application', { name: 'Karte der Käfermeldungen' })).toBeVisible()
      await expect(record.queryByRole('textbox')).toBeNull()
      await userEvent.click(record.getByRole('button', { name: 'Auf der Karte zeigen' }))
      await expect(record.getByRole('textbox', { name: /Nachricht/ })).toBeVisible()
    })
    await step('Es gibt einen Weg zurück zur Liste', async () => {
      await userEvent.click(record.getByRole('button', { name: 'Zurück zur Liste (Escape)' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
})
