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
  args: inPictures,
  play: async ({ canvas, userEvent, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Käfermeldungen' })
    await step('Each record stands there with species, place, day and status', async () => {
      const [first] = canvas.getAllByRole('gridcell')
      await expect(first).toHaveTextContent(/\d\d\.\d\d\.\d{4}/)
      await waitFor(() => expect(grid.querySelector('img')).not.toBeNull())
    })
    await step('Arrows and Enter open a record, which stands beside the rail', async () => {
      grid.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
      await waitFor(() => expect(canvas.getByRole('region', findRecord)).toHaveFocus())
      await waitFor(() => expect(canvas.getByRole('gridcell', { current: true })).toBeVisible())
    })
    await step('Escape leads back to the pictures', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(grid).toHaveFocus())
    })
    await step('Space picks what is to be changed together', async () => {
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('gridcell', { selected: true })).toBeVisible()
      await expect(await canvas.findByRole('button', { name: 'Gewählte Meldungen ändern' })).toBeVisible()
    })
  },
})

export const BackToTable = meta.story({
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
  args: { ...reviewingArgs, state: { ...reviewingArgs.state, look: { view: 'table', goOn: true } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const record = () => canvas.getByRole('region', findRecord)
    await step('One key decides and leads on to the next record, at its top and with its keys', async () => {
      record().focus()
      await userEvent.keyboard('v')
      await waitFor(() => expect(record()).not.toHaveAccessibleName(`Meldung ${open}`))
      await expect(record()).toHaveFocus()
      await expect(args.actions.prepare).toHaveBeenCalled()
    })
    await step('Z takes it back, and shows the record it was', async () => {
      await userEvent.keyboard('z')
      await waitFor(() => expect(record()).toHaveAccessibleName(`Meldung ${open}`))
      await expect(within(record()).getByText('Neu')).toBeVisible()
    })
    await step('A step that tells nobody anything stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'In Prüfung nehmen' }))
      await expect(record()).toHaveAccessibleName(`Meldung ${open}`)
    })
    await step('Switched off, the record stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter nach Entscheidung' }))
      await expect(args.actions.setLook).toHaveBeenCalledWith({ goOn: false })
      record().focus()
      await userEvent.keyboard('v')
      await waitFor(() => expect(within(record()).queryByText('In Prüfung')).toBeNull())
      await expect(record()).toHaveAccessibleName(`Meldung ${open}`)
    })
  },
})

/** Below 1,100 px the record takes the screen; the map comes into its place. */
export const WholeScreen = meta.story({
  args: reviewingArgs,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const record = within(canvas.getByRole('dialog', findRecord))
    await step('The map comes into its place and goes again', async () => {
      await userEvent.click(record.getByRole('button', { name: 'Auf der Karte zeigen' }))
      await expect(await record.findByRole('application', { name: 'Karte der Käfermeldungen' })).toBeVisible()
      await expect(record.queryByRole('textbox')).toBeNull()
      await userEvent.click(record.getByRole('button', { name: 'Auf der Karte zeigen' }))
      await expect(record.getByRole('textbox', { name: /Nachricht/ })).toBeVisible()
    })
    await step('There is a way back to the list', async () => {
      await userEvent.click(record.getByRole('button', { name: 'Zurück zur Liste (Escape)' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
})
