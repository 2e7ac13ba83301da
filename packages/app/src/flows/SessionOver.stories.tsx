import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { keepToken, spendToken } from '@waldkerf/app/testing/flowIdentity'
import { late, record, shown } from '@waldkerf/testing/onScreen'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import '../pages/gis/GisPage.tsx'
import { tokenKey } from '../platform/identity/tokens.ts'
import '../shell/session/EndedSession.tsx'

const user = 'expert@waldkerf.test'

/** The person signs in in another window; this window learns of it from the stored token. */
function signInElsewhere() {
  setTimeout(() => {
    keepToken(user)
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
  })
  return window
}

const meta = preview.meta({
  component: FlowApp,
  globals: { role: 'asTheStory' },
  beforeEach(context) {
    const forget = beginFlow(context)
    const opened = spyOn(window, 'open').mockImplementation(signInElsewhere)
    return () => {
      opened.mockRestore()
      forget()
    }
  },
})

const message = async () => (await record()).findByRole('textbox', { name: /^Nachricht/ }, late)

/** The session ends while somebody writes: nothing is lost. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user, path: '/gis/index?status=new' },
  play: async ({ canvas, userEvent, step }) => {
    const text = 'Welche Baumart?'
    await step('Ich schreibe eine Rückfrage zu einer Meldung', async () => {
      const [first] = await canvas.findAllByRole('row', { name: /Neu/ }, late)
      if (first) await userEvent.click(first)
      await userEvent.type(await message(), text)
    })
    await step('Nach einer langen Pause ist meine Anmeldung abgelaufen', async () => {
      spendToken(user)
      window.dispatchEvent(new Event('focus'))
      await screen.findByRole('alertdialog', { name: 'Ihre Anmeldung ist abgelaufen' }, late)
    })
    await step('Ich melde mich in einem neuen Fenster wieder an, und hier geht es weiter', async () => {
      const dialog = screen.getByRole('alertdialog', { name: 'Ihre Anmeldung ist abgelaufen' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Anmelden' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument(), late)
      await expect(await message()).toHaveValue(text)
    })
    await step('Ich sende die Rückfrage, und sie ist gespeichert', async () => {
      const ask = (await record()).getByRole('button', { name: /Rückfrage/ })
      await userEvent.click(ask)
      await userEvent.click(ask)
      await shown((await record()).findByText('Gespeichert', {}, late))
    })
  },
})
