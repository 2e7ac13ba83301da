import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, spyOn, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { TemplateLoginPage, TemplateAuthRedirectPage } from './LoginPages.tsx'

const loginPage = { path: '/login', children: <TemplateLoginPage /> }
const authRedirectPage = { path: '/auth-redirect?code=abc', children: <TemplateAuthRedirectPage /> }

const meta = preview.meta({ component: TemplateStage, args: loginPage, beforeEach: notices.endAll })

export const Login = meta.story({
  args: loginPage,
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer zu den Beispielen gehört, ist mit jedem Passwort angemeldet', async () => {
      const name = await canvas.findByRole('textbox', { name: 'Name' })
      await userEvent.clear(name)
      await userEvent.type(name, ' visitor {Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Anmelden' })).toBeEnabled())
      await expect(canvas.queryByText('Account and password are incorrect.')).toBeNull()
    })
  },
})
export const LoginOffline = meta.story({
  args: { ...loginPage, scenario: 'offline' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Ohne Verbindung wird das gesagt', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Anmelden' }))
      await waitFor(() => expect(canvasElement.querySelector('[role="alert"] strong')).not.toBeNull(), {
        timeout: 8_000,
      })
    })
  },
})
export const AuthRedirect = meta.story({
  args: authRedirectPage,
  beforeEach: () => {
    const close = spyOn(window, 'close').mockImplementation(() => undefined)
    return () => close.mockRestore()
  },
  play: async ({ canvas, step }) => {
    await step('Die Antwort der fremden Anmeldung ist aufgehoben, das Fenster geht zu', async () => {
      await expect(await canvas.findByRole('link', { name: 'Zur Komponentenschau' })).toBeVisible()
      await waitFor(() => expect(localStorage.getItem('x-admin-oauth-code')).toBe('code=abc'))
      await expect(window.close).toHaveBeenCalled()
    })
  },
})
