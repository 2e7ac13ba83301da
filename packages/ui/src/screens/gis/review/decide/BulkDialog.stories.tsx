import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'
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
    beetles: chosen,
    species: world.species,
    actions: { review: fn(async () => undefined), setSpecies: fn(async () => undefined) },
  },
  play: async ({ step }) => {
    await step('Bevor etwas gesendet wird, steht da, was geschähe', async () => {
      await waitFor(() => expect(screen.getByText('6 Meldungen werden geändert.')).toBeVisible())
      await expect(screen.getByText('2 ausgelassen: schon so')).toBeVisible()
    })
  },
})
const { actions } = Ready.composed.args

export const Rejected = meta.story({
  args: Ready.composed.args,
  play: async ({ userEvent, step }) => {
    await step('Eine Ablehnung lässt aus, was keine Nachricht hat, und warnt vor dem Öffentlichen', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Ablehnen' }))
      await expect(screen.getByText(/ausgelassen: Nachricht fehlt/)).toBeVisible()
      await userEvent.type(screen.getByRole('textbox', { name: /Nachricht/ }), 'Bitte mit Bild melden.')
      await expect(screen.getByText('8 Meldungen werden geändert.')).toBeVisible()
      await expect(screen.getByText('2 davon sind jetzt öffentlich und danach nicht mehr.')).toBeVisible()
    })
  },
})

/** One question for all of them. */
export const Asked = meta.story({
  args: Ready.composed.args,
  play: async ({ userEvent, step }) => {
    await step('Ohne Text lässt sich nichts fragen: was früher geschrieben wurde, ist keine Frage', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Rückfrage' }))
      await expect(screen.getByRole('button', { name: '0 Meldungen ändern' })).toBeDisabled()
    })
    await step('Mit einem Text wird jede gefragt, auch wer ihn schon einmal bekommen hat', async () => {
      mocked(actions.review).mockClear()
      await userEvent.type(screen.getByRole('textbox', { name: /Nachricht/ }), 'An welcher Baumart?')
      await userEvent.click(screen.getByRole('button', { name: '5 Meldungen ändern' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Sofort senden' }))
      await waitFor(() => expect(actions.review).toHaveBeenCalledTimes(5))
      await expect(actions.review).toHaveBeenLastCalledWith(expect.any(Number), {
        status: 'query',
        message: 'An welcher Baumart?',
      })
    })
  },
})

export const SomeFail = meta.story({
  args: Ready.composed.args,
  play: async ({ userEvent, step }) => {
    const review = mocked(actions.review)
    await step('Jede Meldung hat ihr eigenes Ergebnis', async () => {
      review.mockRejectedValueOnce(new Error('Jemand hat die Meldung inzwischen geändert.'))
      await userEvent.click(await screen.findByRole('button', { name: '6 Meldungen ändern' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Sofort senden' }))
      await expect(await screen.findByText(/nicht geändert: Jemand hat/)).toBeVisible()
      await waitFor(() => expect(screen.getAllByText('geändert')).toHaveLength(5))
    })
    await step('Nur die gescheiterte wird wiederholt', async () => {
      review.mockClear()
      await userEvent.click(screen.getByRole('button', { name: /wiederholen|erneut/i }))
      await waitFor(() => expect(screen.getAllByText('geändert')).toHaveLength(6))
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
      await userEvent.click(await screen.findByRole('button', { name: /Meldungen ändern|Meldung ändern/ }))
      await userEvent.click(await screen.findByRole('button', { name: 'Sofort senden' }))
      await waitFor(() => expect(actions.setSpecies).toHaveBeenCalled())
    })
  },
})

export const Empty = meta.story({
  args: { ...Ready.composed.args, beetles: withStatus('published', 2) },
  play: async ({ step }) => {
    await step('Wo sich nichts ändern lässt, gibt es nichts zu beginnen', async () => {
      const words = 'Keine der gewählten Meldungen lässt sich so ändern.'
      await waitFor(() => expect(screen.getByText(words)).toBeVisible())
      await expect(screen.getByRole('button', { name: '0 Meldungen ändern' })).toBeDisabled()
    })
  },
})
