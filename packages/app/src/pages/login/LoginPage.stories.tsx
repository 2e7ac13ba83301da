import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
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
      await expect(signIn).toHaveBeenLastCalledWith('/gis/index')
    })
  },
})
/** After signing in nobody is led to another site. */
export const ForeignTarget = meta.story({
  render: stageAt('/login?redirect=https%3A%2F%2Fexample.org'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }))
    await expect(signIn).not.toHaveBeenLastCalledWith(expect.stringContaining('example.org'))
  },
})
export const Failed = meta.story({
  render: stageAt('/login?failed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('mehrmals hintereinander nicht angemeldet')
  },
})
