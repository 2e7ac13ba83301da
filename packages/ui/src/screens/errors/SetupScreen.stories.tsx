import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SetupScreen } from './SetupScreen.tsx'

const actions = { retry: fn(), setLanguage: fn() }
const address = 'https://anmeldung.example'

const meta = preview.meta({ component: SetupScreen, parameters: { layout: 'fullscreen' } })

/** Values of `config.json` that prevent the start. */
export const Ready = meta.story({
  args: {
    fault: {
      kind: 'config',
      problems: [
        { name: 'keycloak.url', expected: 'address', found: '"http://"' },
        { name: 'keycloak.realm', expected: 'filled', found: '""' },
        { name: 'template.enabled', expected: 'boolean', found: '"ja"' },
      ],
    },
    actions,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Seite sagt, welcher Wert falsch ist, und dass nichts verloren ging', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('keycloak.realm: darf nicht leer sein, gefunden: ""')
      await expect(canvas.getByText(/^Gespeicherte Daten sind sicher/)).toBeVisible()
    })
    await step('Danach lade ich neu, oder lese es auf Englisch', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Neu laden' }))
      await expect(actions.retry).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: /Switch to English/ }))
      await expect(actions.setLanguage).toHaveBeenLastCalledWith('en')
    })
  },
})

export const NotJson = meta.story({ args: { fault: { kind: 'notJson' }, actions } })

export const NoConfig = meta.story({ args: { fault: { kind: 'noConfig' }, actions } })

export const Offline = meta.story({ args: { fault: { kind: 'offline' }, actions } })

export const Unreachable = meta.story({ args: { fault: { kind: 'unreachable', address, name: '' }, actions } })

/** The server answers, but has no such realm: the settings must be corrected. */
export const UnknownRealm = meta.story({
  args: { fault: { kind: 'realm', address, name: 'waldkerf-alt' }, actions },
  play: async ({ canvas, userEvent, step }) => {
    await step('Für die Technik steht die Meldung dabei', async () => {
      await userEvent.click(canvas.getByText('Meldung für die Technik'))
      await expect(canvas.getByText('The identity service is not initialised.')).toBeVisible()
    })
  },
})

export const UnknownClient = meta.story({
  args: { fault: { kind: 'client', address, name: 'waldkerf-web' }, actions },
})
