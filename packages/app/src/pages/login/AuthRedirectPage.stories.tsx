import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { AuthRedirectPage } from './AuthRedirectPage.tsx'

/** The identity service does not answer; after a sign-in this window, opened by a page, would close. */
const refused = () => (
  <Stage user="neu@waldkerf.test" path="/auth-redirect" session={{ identity: { start: async () => 'network' } }}>
    <AuthRedirectPage />
  </Stage>
)

const meta = preview.meta({ component: AuthRedirectPage, render: refused })

export const Failed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Anmeldedienst antwortet nicht.')
  },
})
