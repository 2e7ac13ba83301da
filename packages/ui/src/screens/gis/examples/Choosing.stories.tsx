import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { LiveScreen, createStory } from './gisStory.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const { readyArgs } = createStory(world, storyDay)

const meta = preview.meta({ component: LiveScreen })

/** Map and table are drawn again, which takes time. */
const patient = { timeout: 5_000 }

export const Filtered = meta.story({
  args: readyArgs,
  play: async ({ canvas, userEvent, step }) => {
    const total = world.beetles.length
    const fresh = world.beetles.filter(({ status }) => status === 'new').length
    await step('Ich wähle den Status Neu und sehe nur neue Meldungen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Neu/ }))
      await expect(await canvas.findByText(`${fresh} von ${total}`, {}, patient)).toBeVisible()
    })
    await step('Ich setze den Filter zurück', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }))
      await expect(await canvas.findByText(`${total} von ${total}`, {}, patient)).toBeVisible()
    })
  },
})

export const FilteredMore = meta.story({
  tags: ['long'],
  args: readyArgs,
  play: async ({ canvas, userEvent, step }) => {
    const placeless = world.beetles.filter(({ lat }) => lat === null).length
    await step('Seltene Filter sind einen Klick entfernt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weitere Filter' }))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Koordinaten' }), 'Ohne Koordinaten')
      await expect(await canvas.findByText(`${placeless} von ${world.beetles.length}`, {}, patient)).toBeVisible()
      await expect(canvas.getByRole('button', { name: /^Weitere Filter 1/ })).toBeVisible()
    })
    await step('An keinem Tag dieser Woche gefunden', async () => {
      await userEvent.type(canvas.getByLabelText('Kalenderwoche'), '1990-W01')
      await expect(await canvas.findByText('Keine Meldung passt zum Filter', {}, patient)).toBeVisible()
      // The map says it anew while it follows.
      await waitFor(() => expect(canvas.getByText('Kein Fund passt zum Filter.')).toBeVisible(), patient)
      await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }))
    })
  },
})

export const Picked = meta.story({
  tags: ['long'],
  args: { ...readyArgs, state: { ...readyArgs.state, filter: { ...emptyBeetleFilter, status: ['new'] } } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich wähle mit der Tastatur zwei Meldungen', async () => {
      canvas.getByRole('grid', { name: 'Käfermeldungen' }).focus()
      await userEvent.keyboard('{ArrowDown} {ArrowDown} ')
      await userEvent.click(await canvas.findByRole('button', { name: 'Gewählte Meldungen ändern' }))
    })
    await step('Beide werden zugleich veröffentlicht', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Veröffentlichen' }, { timeout: 5_000 }))
      await userEvent.click(
        await screen.findByRole('button', { name: '2 Meldungen veröffentlichen' }, { timeout: 5_000 }),
      )
      await expect(args.actions.review).not.toHaveBeenCalled()
      const now = await screen.findByRole('button', { name: 'Sofort senden' })
      // The strip is the one place for it: the bar of the picked ones offers nothing that could not be done now.
      await expect(canvas.queryByRole('button', { name: 'Gewählte Meldungen ändern' })).toBeNull()
      await expect(now.closest('[data-under-way]')).not.toBeNull()
      await userEvent.click(now)
      await waitFor(() => expect(args.actions.review).toHaveBeenCalledTimes(2))
    })
    await step('Was gelungen ist, ist nicht mehr ausgewählt', async () => {
      await waitFor(() => expect(canvas.queryByText(/ausgewählt/)).toBeNull())
    })
  },
})

const undo = () => screen.getByRole('button', { name: 'Rückgängig' })

/** A change that waits stands in the bar of the list, and floats where the map hides the list. */
export const PickedOnPhone = meta.story({
  args: Picked.composed.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich veröffentliche alle', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Alle' }, patient))
      await userEvent.click(await canvas.findByRole('button', { name: 'Gewählte Meldungen ändern' }))
      await userEvent.click(await screen.findByRole('radio', { name: 'Veröffentlichen' }, patient))
      await userEvent.click(await screen.findByRole('button', { name: /Meldungen veröffentlichen$/ }, patient))
      await waitFor(() => expect(undo().closest('[data-under-way]')).not.toBeNull())
    })
    await step('Auf der Karte sehe ich es auch, und in der Liste wieder an seiner Stelle', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Karte' }))
      await waitFor(() => expect(undo().closest('[data-under-way]')).toBeNull())
      await expect(undo()).toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'Liste' }))
      await waitFor(() => expect(undo().closest('[data-under-way]')).not.toBeNull())
      await userEvent.click(undo())
    })
  },
})

/** The list can be reached by keyboard without passing all filters and the map. */
export const ByKeyToTheList = meta.story({
  args: readyArgs,
  play: async ({ canvas, userEvent, step }) => {
    const list = canvas.getByRole('grid', { name: 'Käfermeldungen' })
    await step('Die erste Station der Tabulatortaste führt zur Liste', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Zur Liste springen' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(list).toHaveFocus()
    })
    await step(
      'F führt zurück zum Filter, T aus ihm heraus wieder zur Liste; im Suchfeld schreiben beide',
      async () => {
        await userEvent.keyboard('f')
        const filter = document.activeElement
        await expect(filter?.closest('[data-filter]')).not.toBeNull()
        await userEvent.click(canvas.getByRole('searchbox'))
        await userEvent.keyboard('ft')
        await expect(canvas.getByRole('searchbox')).toHaveValue('ft')
        await userEvent.clear(canvas.getByRole('searchbox'))
        canvas.getByRole('button', { name: 'Weitere Filter' }).focus()
        await userEvent.keyboard('t')
        await expect(list).toHaveFocus()
      },
    )
  },
})
