import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, within } from 'storybook/test'
import { ErasureCard } from './ErasureCard.tsx'

const meta = preview.meta({
  component: ErasureCard,
  parameters: { layout: 'padded' },
  args: {
    name: 'Karl-Heinz Lindner',
    isLastAdmin: false,
    download: fn(async () => 0),
    erase: fn(async (_key: string) => undefined),
  },
})

/** The person has asked for the erasure: the list is unfolded. */
export const Ready = meta.story({
  args: {
    list: {
      status: 'ready',
      data: {
        user_id: 4,
        beantragt: `${storyDay}T07:00:00+00:00`,
        teile: [
          { tabelle: 'benutzer', umgang: 'geht', grund: '', anzahl: 1 },
          { tabelle: 'kaefer', umgang: 'geht', grund: '', anzahl: 2 },
          { tabelle: 'bilder', umgang: 'geht', grund: '', anzahl: 3 },
          { tabelle: 'kaefer', umgang: 'namenlos', grund: 'veroeffentlicht', anzahl: 1_021 },
          { tabelle: 'change_log', umgang: 'namenlos', grund: 'bearbeitet', anzahl: 12 },
          { tabelle: 'versand', umgang: 'bleibt', grund: 'dokument', anzahl: 1 },
        ],
      },
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Vorher steht, was geht, was bleibt und warum', async () => {
      await expect(canvas.getByText('Meldungen: 1.021 Einträge')).toBeVisible()
      await expect(canvas.getByText(/§ 147 AO/)).toBeVisible()
    })
    await step('Geht es nicht, steht warum, und der nächste Versuch ist derselbe', async () => {
      mocked(args.erase).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
      const erase = async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Endgültig löschen' }))
        const dialog = within(await screen.findByRole('alertdialog'))
        await userEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }))
      }
      await erase()
      await expect(await canvas.findByText('Der Dienst antwortet nicht.')).toBeVisible()
      await erase()
      const [[first], [second]] = mocked(args.erase).mock.calls as [[string], [string]]
      await expect(second).toBe(first)
    })
  },
})

/** Nobody asks for it, and the only administrator cannot be erased. */
export const LastAdministrator = meta.story({
  args: {
    isLastAdmin: true,
    list: {
      status: 'ready',
      data: { user_id: 1, beantragt: null, teile: [{ tabelle: 'benutzer', umgang: 'geht', grund: '', anzahl: 1 }] },
    },
  },
})
export const Loading = meta.story({ args: { list: { status: 'loading' } } })
export const Failed = meta.story({
  args: { list: { status: 'failed', message: 'Der Server antwortet nicht.', retry: fn() } },
})
