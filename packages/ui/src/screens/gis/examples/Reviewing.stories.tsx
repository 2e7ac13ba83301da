import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { reopenedWords } from '@waldkerf/domain/beetles/takeBack'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, spyOn, waitFor, within } from 'storybook/test'
import { LiveScreen, createStory } from './gisStory.tsx'

const { open, readyArgs, reviewingArgs, waiting } = createStory(seedWorld({ today: storyDay, size: 'small' }), storyDay)

const meta = preview.meta({ component: LiveScreen })

export const Published = meta.story({
  tags: ['long'],
  args: { ...readyArgs, state: { ...readyArgs.state, filter: { ...emptyBeetleFilter, status: ['new'] } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const table = canvas.getByRole('grid', { name: 'Käfermeldungen' })
    await step('Ich gehe mit der Tastatur zur ersten Meldung und öffne sie', async () => {
      table.focus()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(canvas.getByRole('region', { name: /^Meldung/ })).toHaveFocus())
    })
    await step('V entscheidet, was sich noch zurücknehmen lässt', async () => {
      await userEvent.keyboard('v')
      await expect(await canvas.findByText(/Wird in \d s veröffentlicht/)).toBeVisible()
      await expect(args.actions.review).not.toHaveBeenCalled()
    })
    await step('Noch einmal V sendet sofort, und die Meldung sagt, dass es gespeichert ist', async () => {
      await userEvent.keyboard('v')
      await waitFor(() => expect(args.actions.review).toHaveBeenCalledWith(expect.any(Number), { status: 'published' }))
      await expect(await canvas.findByText('Gespeichert')).toBeVisible()
    })
    await step('J geht zur nächsten wartenden Meldung, Escape zurück zur Tabelle', async () => {
      const before = canvas.getByRole('region', { name: /^Meldung/ }).getAttribute('aria-label')
      await userEvent.keyboard('j')
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: /^Meldung/ })).not.toHaveAccessibleName(before ?? ''),
      )
      await expect(canvas.getByText(/^1 von/)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(table).toHaveFocus())
    })
  },
})

export const RejectedWithoutMessage = meta.story({
  tags: ['long'],
  args: reviewingArgs,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Eine Ablehnung ohne Nachricht wird nicht gesendet; das Feld sagt, was fehlt', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Ablehnen' }))
      await expect(await canvas.findByText('Bitte schreiben Sie, warum die Meldung abgelehnt wird.')).toBeVisible()
      await expect(args.actions.review).not.toHaveBeenCalled()
    })
    await step('Escape lässt sie wieder sein, ohne dass die Meldung zugeht', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByText('Bitte schreiben Sie, warum die Meldung abgelehnt wird.')).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen' }))
    })
    await step('Mit Nachricht geht sie mit der Entscheidung hinaus; beim Tippen sind Tasten Buchstaben', async () => {
      const field = canvas.getByRole('textbox', { name: /Nachricht/ })
      await expect(field).toHaveFocus()
      await userEvent.type(field, 'Eine Larve.')
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Ablehnen' }))
      await waitFor(() =>
        expect(args.actions.review).toHaveBeenCalledWith(open, {
          status: 'rejected',
          message: 'Eine Larve.',
        }),
      )
    })
  },
})

export const NotSaved = meta.story({
  tags: ['long'],
  args: {
    ...reviewingArgs,
    actions: {
      ...reviewingArgs.actions,
      review: fn(async () => {
        throw new Error('Jemand hat die Meldung inzwischen geändert.')
      }),
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: /Nachricht/ })
    await step('Was sich nicht speichern lässt, sagt es, und mein Text ist noch da', async () => {
      await userEvent.type(field, 'Danke')
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      await expect(await canvas.findByText(/Jemand hat die Meldung inzwischen geändert/)).toBeVisible()
      await expect(field).toHaveValue('Danke')
    })
  },
})

export const TakenBack = meta.story({
  tags: ['long'],
  args: reviewingArgs,
  play: async ({ args, canvas, userEvent, step }) => {
    const drawer = within(canvas.getByRole('region', { name: `Meldung ${open}` }))
    await step('R fragt die meldende Person, und der Status steht sofort da', async () => {
      await userEvent.type(drawer.getByRole('textbox', { name: /Nachricht/ }), 'An welcher Baumart?')
      canvas.getByRole('region', { name: `Meldung ${open}` }).focus()
      await userEvent.keyboard('r')
      await expect(await drawer.findByText(/^Rückfrage wird in \d s gesendet/)).toBeVisible()
      await expect(drawer.queryByText('Neu')).toBeNull()
    })
    await step('Z nimmt es zurück, und nichts wurde gesendet', async () => {
      await userEvent.keyboard('z')
      await expect(await drawer.findByText('Neu')).toBeVisible()
      await expect(args.actions.review).not.toHaveBeenCalled()
    })
    const record = () => canvas.getByRole('region', { name: /^Meldung \d+$/ })
    await step('Nach zwei Entscheidungen nimmt Z erst die letzte zurück, dann die davor', async () => {
      record().focus()
      await userEvent.keyboard('vjv')
      await waitFor(() => expect(record()).not.toHaveAccessibleName(`Meldung ${open}`))
      await userEvent.keyboard('zz')
      await waitFor(() => expect(record()).toHaveAccessibleName(`Meldung ${open}`))
      await expect(await drawer.findByText('Neu')).toBeVisible()
      await expect(args.actions.review).not.toHaveBeenCalled()
    })
    await step('Ist sonst nichts zurückzunehmen, steht es da', async () => {
      await userEvent.keyboard('z')
      await expect(await drawer.findByText(/^Hier ist keine Entscheidung/, { ignore: '[role=status]' })).toBeVisible()
    })
    await step(
      'Was gespeichert ist, wird nach einer Frage wieder geöffnet, und die meldende Person liest es',
      async () => {
        await userEvent.dblClick(drawer.getByRole('button', { name: 'Rückfrage' }))
        await waitFor(() => expect(args.actions.review).toHaveBeenCalledOnce())
        await waitFor(() => expect(drawer.getByText('Gespeichert')).toBeVisible())
        await userEvent.keyboard('z')
        await userEvent.click(await drawer.findByRole('button', { name: 'Zurücknehmen' }))
        await waitFor(() =>
          expect(args.actions.review).toHaveBeenLastCalledWith(open, { status: 'new', message: reopenedWords }),
        )
        await expect(await drawer.findByText('Neu')).toBeVisible()
      },
    )
    await step('Was veröffentlicht ist, bleibt es, und der Satz sagt, was geht', async () => {
      await userEvent.dblClick(drawer.getByRole('button', { name: 'Veröffentlichen' }))
      await waitFor(() => expect(args.actions.review).toHaveBeenCalledTimes(3))
      await waitFor(() => expect(drawer.getByText('Gespeichert')).toBeVisible())
      await userEvent.keyboard('z')
      await expect(await drawer.findByText(/lässt sich nicht zurücknehmen/, { ignore: '[role=status]' })).toBeVisible()
    })
  },
})

/** The keys decide on the open record, whatever stands beside it. */
export const AnotherLayout = meta.story({
  tags: ['long'],
  args: reviewingArgs,
  play: async ({ canvas, userEvent, step }) => {
    await step('Nach dem Wechsel zu den Bildern fragt R', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bilder' }))
      await userEvent.keyboard('r')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nachricht/ })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
    })
    await step('Zurück bei der Tabelle, ohne Fokus auf dem geklickten Knopf, veröffentlicht V', async () => {
      const button = canvas.getByRole('button', { name: 'Tabelle' })
      await userEvent.click(button)
      button.blur()
      await expect(document.body).toHaveFocus()
      await userEvent.keyboard('v')
      await expect(await canvas.findByText(/Wird in \d s veröffentlicht/)).toBeVisible()
    })
  },
})

export const SentOnLeaving = meta.story({
  args: reviewingArgs,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was wartet, wird beim Verlassen der Seite gesendet', async () => {
      canvas.getByRole('region', { name: `Meldung ${open}` }).focus()
      await userEvent.keyboard('v')
      await canvas.findByText(/Wird in \d s/)
      // Not by `pagehide`, which would end the handlers' worker for all stories after this one.
      const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      visibility.mockRestore()
      await waitFor(() => expect(args.actions.review).toHaveBeenCalledWith(open, { status: 'published' }))
    })
  },
})

/** An earlier window has closed before its decision was stored: it goes on here, and can be taken back as any other. */
export const KeptDecision = meta.story({
  tags: ['long'],
  args: {
    ...reviewingArgs,
    actions: {
      ...reviewingArgs.actions,
      persistence: {
        onOpenWork: fn(),
        keepDecisions: fn(),
        takeDecisions: fn(() => [
          { base: waiting, decision: { status: 'published' as const } },
          { base: { ...waiting, id: -1 }, decision: { status: 'published' as const } },
        ]),
        renderDraft: () => null,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText(/Wird in \d s/)
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await waitFor(() => expect(canvas.queryByText(/Wird in \d s/)).toBeNull())
    await expect(args.actions.review).not.toHaveBeenCalled()
    await expect(args.actions.persistence?.takeDecisions).toHaveBeenCalledOnce()
  },
})

/** Another expert's change, stored meanwhile. */
const theirs = {
  ...waiting,
  status: 'query',
  message: 'An welcher Baumart?',
  version: 9,
  letzter_bearbeiter: 'b@waldkerf.test',
}

export const Conflict = meta.story({
  tags: ['long'],
  args: reviewingArgs,
  play: async ({ args, canvas, userEvent, step }) => {
    const title = 'Inzwischen hat jemand anderes diese Meldung geändert'
    mocked(args.actions.review).mockRejectedValueOnce(new ConflictError('Inzwischen geändert.', theirs))
    await step('War jemand anders schneller, stehen beide Fassungen da', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      const panel = within(await canvas.findByRole('region', { name: title }))
      await expect(panel.getByRole('radio', { name: 'Gespeicherte Fassung Rückfrage' })).toBeChecked()
    })
    await step('Ich wähle beim Status meine und speichere', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Ihre Fassung Veröffentlicht' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Auswahl speichern' }))
      await waitFor(() => expect(args.actions.review).toHaveBeenLastCalledWith(open, { status: 'published' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: title })).toBeNull())
    })
  },
})
