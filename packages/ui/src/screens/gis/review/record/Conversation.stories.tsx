import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { Person } from '@waldkerf/domain/entities/users/people'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { Conversation } from './Conversation.tsx'

const expert = 'expert@waldkerf.test'
const person = (user_id: number, mail: string, name: string): Person => {
  return { user_id, mail, name, gemeldet: 12, veroeffentlicht: 10, abgelehnt: 1 }
}
const nora = person(7, 'nora@waldkerf.test', 'Nora Nutzer')
const people = [nora, person(2, expert, 'Erika Expertin')]

const entry = (id: number, von_melder: boolean, text: string): ConversationEntry => ({
  id,
  von_melder,
  wer: von_melder ? nora.mail : expert,
  zeit: `2026-11-${String(id).padStart(2, '0')}T08:40:00Z`,
  text,
})
const question = entry(1, false, 'An welcher Baumart haben Sie den Käfer gefunden?')
const answer = entry(2, true, 'An einer Fichte, etwa 80 Jahre alt.\nZwei Nachbarbäume haben auch Bohrmehl am Stammfuß.')

const meta = preview.meta({
  component: Conversation,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

/** Asked, and the reporter has not answered yet. */
export const Ready = meta.story({
  args: { entries: { status: 'ready', data: [question] }, people, reporter: nora },
})

export const Answered = meta.story({
  args: { ...Ready.composed.args, entries: { status: 'ready', data: [question, answer] } },
  play: async ({ canvas, step }) => {
    const [asked, said] = canvas.getAllByRole('listitem')
    await step('Jede Überschrift sagt, wessen Worte es sind, auf welcher Seite und wann', async () => {
      await expect(within(asked!).getByRole('heading', { name: 'Prüfung · Erika Expertin' })).toBeVisible()
      await expect(within(asked!).getByText(/01\.11\.2026/)).toBeVisible()
      await expect(within(said!).getByRole('heading', { name: 'Meldende Person · Nora Nutzer' })).toBeVisible()
    })
  },
})

/** The account that asked has been erased since. */
export const Erased = meta.story({
  args: { ...Answered.composed.args, entries: { status: 'ready', data: [{ ...question, wer: 'gelöschtes Konto' }] } },
  globals: { language: 'en' },
  play: async ({ canvas, step }) => {
    await step('An ihrer Stelle steht in der Sprache der Seite, dass es das Konto nicht mehr gibt', async () => {
      await expect(canvas.getByRole('heading', { name: /· erased account$/ })).toBeVisible()
    })
  },
})

/** As the reporter sees it: reviewers are not named. */
export const Unnamed = meta.story({
  args: {
    ...Answered.composed.args,
    people: [],
    reporter: undefined,
    entries: { status: 'ready', data: [{ ...question, wer: null }, answer] },
  },
  play: async ({ canvas, step }) => {
    await step('Ohne Namen steht die Seite allein da', async () => {
      await expect(canvas.getByRole('heading', { name: 'Prüfung' })).toBeVisible()
    })
  },
})

const longThread = Array.from({ length: 13 }, (_, index) =>
  entry(index + 1, index % 2 === 1, index % 2 === 1 ? `Antwort ${index + 1}` : `Frage ${index + 1}`),
)
export const LongThread = meta.story({
  args: { ...Ready.composed.args, entries: { status: 'ready', data: longThread } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Zuerst stehen die letzten Worte da', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
      await expect(canvas.getByText('Frage 13')).toBeVisible()
    })
    await step('Die früheren kommen auf Wunsch', async () => {
      canvas.getByRole('button', { name: '9 frühere Nachrichten zeigen' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(13)
    })
  },
})

/** Long words, another script and another direction of writing. */
export const ForeignWords = meta.story({
  args: {
    ...Answered.composed.args,
    reporter: person(7, nora.mail, 'Maximiliane-Theodora Freifrau von Hohenlohe-Waldenburg-Schillingsfürst'),
    entries: {
      status: 'ready',
      data: [
        entry(1, false, 'Nadelholzborkenkäferverwechslungskandidatenbestimmungsschlüssel'.repeat(2)),
        entry(2, true, 'Знайдено на старій ялині біля дороги, фото додаю.'),
        entry(3, true, 'وجدتها على شجرة تنوب قديمة قرب الطريق.'),
        entry(4, true, '<b>& "Zitat"</b> \u{1F332}\u{1FAB2}'),
      ],
    },
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, entries: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, entries: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...Ready.composed.args, entries: { status: 'failed', message: 'Zeitlimit', retry: fn() } },
})
