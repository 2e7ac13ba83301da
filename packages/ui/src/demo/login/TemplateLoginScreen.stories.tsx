import { fixedWords } from '@waldkerf/domain/words/exactWords'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { TemplateLoginScreen } from './TemplateLoginScreen.tsx'

const meta = preview.meta({
  component: TemplateLoginScreen,
  args: { productName: 'Waldkerf', busy: false, onSignIn: fn() },
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await step('Der Name wird ohne Leerzeichen gesendet, auch mit Enter', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, '  editor {Enter}')
      await expect(args.onSignIn).toHaveBeenCalledWith({ username: 'editor', password: '111111' })
    })
    await step('Wer nicht zu den Beispielen gehört, erfährt es beim Verlassen des Feldes', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, 'Admin')
      await userEvent.tab()
      await expect(await canvas.findByText(/einen der Namen/)).toBeVisible()
    })
    await step('Gesendet wird dann nichts; das falsche Feld hat den Fokus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
      await expect(args.onSignIn).toHaveBeenCalledOnce()
      await expect(name).toHaveFocus()
    })
  },
})

export const Failed = meta.story({ args: { failure: fixedWords.wrongPassword } })

export const Busy = meta.story({ args: { busy: true } })
