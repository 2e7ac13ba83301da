import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { CannotSignIn } from '@waldkerf/app/session/leaving'
import { LoginPage } from './LoginPage.tsx'

const signIn = fn(async () => undefined)

const stageAt = (path: string) => () => (
  <Stage user="neu@waldkerf.test" path={path} session={{ identity: { signIn } }}>
    <LoginPage />
  </Stage>
)

const meta = preview.meta({ component: LoginPage, render: stageAt('/login?redirect=%2Fgis%2Findex') })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Anmeldung führt dorthin zurück, wohin ich wollte', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
      await expect(signIn).toHaveBeenLastCalledWith('/gis/index', true)
    })
  },
})
/** Signing in never leads to another site. */
export const ForeignTarget = meta.story({
  render: stageAt('/login?redirect=https%3A%2F%2Fexample.org'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
    await expect(signIn).not.toHaveBeenLastCalledWith(expect.stringContaining('example.org'), true)
  },
})
/** The failure is shown on the sign-in page itself. */
export const Unreachable = meta.story({
  render: () => (
    <Stage
      user="neu@waldkerf.test"
      path="/login"
      session={{ identity: { signIn: async () => Promise.reject(new CannotSignIn('unreachable')) } }}
    >
      <LoginPage />
    </Stage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Anmeldedienst antwortet nicht.')
  },
})
/** Signed out without a line: what that means, and no failure. */
export const EndedHere = meta.story({
  render: stageAt('/login?ohne-verbindung'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sie sind auf diesem Gerät abgemeldet\./)).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
export const Failed = meta.story({
  render: stageAt('/login?failed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('mehrmals hintereinander nicht angemeldet')
  },
})
