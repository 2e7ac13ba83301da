import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { LoginScreen } from './LoginScreen.tsx'

const meta = preview.meta({ component: LoginScreen })

export const Ready = meta.story({
  args: {
    productName: 'Waldkerf',
    htmlPages: [
      { title: 'Impressum', url: '/impressum.html' },
      { title: 'Datenschutz', url: '/datenschutz.html' },
      { title: 'hilfe@waldkerf.example', url: 'mailto:hilfe@waldkerf.example' },
    ],
    onSignIn: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Der Knopf beginnt die Anmeldung', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
      await expect(args.onSignIn).toHaveBeenCalledOnce()
    })
    await step('Wer nicht hineinkommt, weiß, wen er fragen kann', async () => {
      await expect(canvas.getByText(/^Die Anmeldung klappt nicht/)).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'hilfe@waldkerf.example' })).toHaveAttribute(
        'href',
        'mailto:hilfe@waldkerf.example',
      )
      await expect(canvas.getByRole('navigation').querySelectorAll('a')).toHaveLength(2)
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, htmlPages: [] } })

export const Failed = meta.story({
  args: { ...Ready.composed.args, failure: 'Verification failed, please Login again.' },
  play: async ({ canvas, step }) => {
    await step('Der Grund wird sofort angesagt', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Verification failed, please Login again.')
    })
  },
})
