import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { KeyHelp } from './KeyHelp.tsx'

const meta = preview.meta({ component: KeyHelp })

export const Ready = meta.story({
  args: { open: true, onClose: fn(), decisions: true },
  play: async ({ step }) => {
    await step('Jede Taste steht da mit dem, was sie tut', async () => {
      await waitFor(() => expect(screen.getByText(/^Letzte Entscheidung zurücknehmen/)).toBeVisible())
    })
  },
})

export const Forbidden = meta.story({
  args: { ...Ready.composed.args, decisions: false },
  play: async ({ step }) => {
    await step('Wer nicht entscheiden darf, erfährt nicht, wie', async () => {
      await waitFor(() => expect(screen.getByText('Nächste Meldung')).toBeVisible())
      await expect(screen.getByText(/^Zur Liste der Meldungen/)).toBeVisible()
      await expect(screen.queryByText('Veröffentlichen')).toBeNull()
    })
  },
})

const letter = (words: string) => screen.getByText(words).previousElementSibling

/** The letters are those of the English words: R rejects here. */
export const English = meta.story({
  args: { ...Ready.composed.args, onClose: fn() },
  globals: { language: 'en' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Reject')).toBeVisible())
    await expect(letter('Reject')).toHaveTextContent('R')
    await expect(letter('Publish')).toHaveTextContent('P')
    await expect(letter('Query')).toHaveTextContent('Q')
  },
})
