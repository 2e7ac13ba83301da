import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { BulkDialog } from './BulkDialog.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const withStatus = (status: string, count: number) =>
  world.beetles.filter((beetle) => beetle.status === status).slice(0, count)
const chosen = [...withStatus('new', 5), ...withStatus('query', 1), ...withStatus('published', 2)]

const meta = preview.meta({ component: BulkDialog })

export const Ready = meta.story({
  args: {
    open: true,
    onClose: fn(),
    onEnded: fn(),
    beetles: chosen,
    species: world.species,
    loadThumbnail: async () => new Blob(),
    actions: { review: fn(async () => undefined), setSpecies: fn(async () => undefined) },
  },
  play: async ({ userEvent, step }) => {
    await step('Man sieht, worüber man entscheidet, und nichts ist vorgewählt', async () => {
      const pictures = within(await screen.findByRole('list', { name: 'Gewählte Meldungen' }))
      await expect(pictures.getAllByRole('listitem')).toHaveLength(8)
      for (const choice of screen.getAllByRole('radio')) await expect(choice).not.toBeChecked()
      await expect(screen.getByRole('button', { name: 'Ändern' })).toBeDisabled()
    })
    await step('Bevor etwas gesendet wird, steht da, was geschähe', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Veröffentlichen' }))
      await waitFor(() => expect(screen.getByText('6 Meldungen werden veröffentlicht.')).toBeVisible())
      await expect(screen.getByText('2 ausgelassen: schon so')).toBeVisible()
    })
  },
})
const { actions } = Ready.composed.args

export const Rejected = meta.story({
  args: Ready.composed.args,
  play: async ({ userEvent, step }) => {
    await step('Eine Ablehnung wartet auf ihre Begründung', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Ablehnen' }))
      await expect(screen.getByText('Schreiben Sie die Begründung, dann werden 8 Meldungen abgelehnt.')).toBeVisible()
      await expect(screen.getByRole('button', { name: '8 Meldungen ablehnen' })).toBeDisabled()
    })
    await step('Eine Vorlage genügt; vor dem Öffentlichen wird gewarnt', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Vorlage einsetzen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Kein Borkenkäfer' }))
      await expect(screen.getByText('8 Meldungen werden abgelehnt.')).toBeVisible()
      await expect(screen.getByText('2 davon sind jetzt öffentlich und danach nicht mehr.')).toBeVisible()
    })
    await step(
      'Wie bei einer einzelnen: Ein Streifen zählt die Zeit, und was geschrieben ist, kommt zurück',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: '8 Meldungen ablehnen' }))
        await expect(await screen.findByText(/^8 Meldungen ablehnen:/)).toBeVisible()
        await expect(screen.queryByRole('dialog')).toBeNull()
        await waitFor(() => expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus())
        await userEvent.keyboard('{Enter}')
        await expect(await screen.findByRole('textbox', { name: /Nachricht/ })).not.toHaveValue('')
        await expect(actions.review).not.toHaveBeenCalled()
      },
    )
  },
})

/** One question for all of them. */
export const Asked = meta.story({
  args: Ready.composed.args,
  play: async ({ userEvent, step }) => {
    await step('Ohne Text lässt sich nichts fragen: was früher geschrieben wurde, ist keine Frage', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Rückfrage' }))
      await expect(screen.getByRole('button', { name: 'Zu 5 Meldungen nachfragen' })).toBeDisabled()
    })
    await step('Mit einem Text wird jede gefragt, auch wer ihn schon einmal bekommen hat', async () => {
      mocked(actions.review).mockClear()
      await userEvent.type(screen.getByRole('textbox', { name: /Nachricht/ }), 'An welcher Baumart?')
      await userEvent.click(screen.getByRole('button', { name: 'Zu 5 Meldungen nachfragen' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Sofort senden' }))
      await waitFor(() => expect(actions.review).toHaveBeenCalledTimes(5))
      await expect(actions.review).toHaveBeenLastCalledWith(expect.any(Number), {
        status: 'query',
        message: 'An welcher Baumart?',
      })
      await expect(await screen.findByText('Zu 5 Meldungen nachgefragt')).toBeVisible()
    })
  },
})

/** From a file: nobody reads a message. */
export const Imported = meta.story({
  args: { ...Ready.composed.args, beetles: withStatus('new', 3).map((beetle) => ({ ...beetle, user_id: null })) },
  play: async ({ userEvent, step }) => {
    await step('Wer veröffentlicht, schreibt niemandem', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Veröffentlichen' }))
      await expect(screen.queryByRole('textbox')).toBeNull()
    })
    await step('Gefragt wird niemand', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Rückfrage' }))
      await expect(screen.queryByRole('textbox')).toBeNull()
      await expect(screen.getByText('3 ausgelassen: keine meldende Person')).toBeVisible()
    })
    await step('Nur eine Ablehnung hat ihre Begründung', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Ablehnen' }))
      await expect(screen.getByRole('textbox', { name: /^Begründung/ })).toBeVisible()
    })
  },
})

export const SomeFail = meta.story({
  args: Ready.composed.args,
  play: async ({ args, userEvent, step }) => {
    const review = mocked(actions.review)
    await step('Jede Meldung hat ihr eigenes Ergebnis', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Veröffentlichen' }))
      review.mockRejectedValueOnce(new Error('Jemand hat die Meldung inzwischen geändert.'))
      await userEvent.click(await screen.findByRole('button', { name: '6 Meldungen veröffentlichen' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Sofort senden' }))
      await expect(await screen.findByText(/nicht geändert: Jemand hat/)).toBeVisible()
      await waitFor(() => expect(screen.getAllByText('veröffentlicht')).toHaveLength(5))
      await expect(await screen.findByRole('heading', { name: '5 Meldungen veröffentlicht' })).toBeVisible()
    })
    await step('Nur die gescheiterte wird wiederholt', async () => {
      review.mockClear()
      await userEvent.click(screen.getByRole('button', { name: /wiederholen|erneut/i }))
      await waitFor(() =>
        expect(args.onEnded).toHaveBeenCalledWith(expect.arrayContaining(chosen.slice(0, 6).map(({ id }) => id))),
      )
      await expect(review).toHaveBeenCalledOnce()
    })
  },
})

export const Identified = meta.story({
  args: Ready.composed.args,
  play: async ({ userEvent, step }) => {
    await step('Eine Art wird trotz Tippfehler gefunden', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Art bestimmen' }))
      await userEvent.type(screen.getByRole('combobox', { name: 'Neue Art' }), 'kupferstehcer{Enter}')
      await userEvent.click(
        await screen.findByRole('button', { name: /^Art (von \d+ Meldungen|einer Meldung) ändern/ }),
      )
      await userEvent.click(await screen.findByRole('button', { name: 'Sofort senden' }))
      await waitFor(() => expect(actions.setSpecies).toHaveBeenCalled())
    })
  },
})

export const Empty = meta.story({
  args: { ...Ready.composed.args, beetles: withStatus('published', 2) },
  play: async ({ userEvent, step }) => {
    await step('Wo sich nichts ändern lässt, gibt es nichts zu beginnen', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Veröffentlichen' }))
      const words = 'Keine der gewählten Meldungen lässt sich so ändern.'
      await waitFor(() => expect(screen.getByText(words)).toBeVisible())
      await expect(screen.getByRole('button', { name: '0 Meldungen veröffentlichen' })).toBeDisabled()
    })
  },
})
