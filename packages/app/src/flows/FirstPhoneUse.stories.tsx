import { storyDay } from '@waldkerf/mocks/seed/days'
import { guestEmail } from '@waldkerf/mocks/seed/users'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { meanwhile } from '@waldkerf/testing/meanwhile'
import { late, shown } from '@waldkerf/testing/onScreen'
import { PhoneStart } from '@waldkerf/app/testing/PhoneStart.tsx'

const meta = preview.meta({ component: PhoneStart, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

const { users } = seedWorld({ today: storyDay, size: 'small' })
/** Admits the user whose row the first sign-in creates. */
const admission = { user_id: String(users.length + 1), username: guestEmail, status: 'ogf_citizens' }

/** Somebody opens the product on a phone for the first time, without an account so far. */
export const Ready = meta.story({
  args: { user: guestEmail, path: '/login', signedOut: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Telefon begrüßt mich; ich gehe weiter zur Anwendung', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Weiter zur Anwendung' }))
    })
    await step('Ich melde mich zum ersten Mal an', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Anmelden' }, late))
      await shown(canvas.findByRole('heading', { name: 'Ihr Konto ist angelegt' }, late))
    })
    await step('Was veröffentlicht ist, sehe ich schon', async () => {
      await shown(canvas.findByRole('link', { name: 'Saison ansehen' }, late))
    })
    await step('Die Administration schaltet mich frei; ich sehe nach', async () => {
      await meanwhile('admin@waldkerf.test', 'a_change_app_status', admission)
      await userEvent.click(canvas.getByRole('button', { name: 'Jetzt nachsehen' }))
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Ihr Konto ist angelegt' })).toBeNull(), late)
    })
    await step('Nun kann ich Experte werden', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Menü öffnen' }, late))
      await shown(canvas.findByRole('link', { name: 'Experte werden' }, late))
    })
  },
})
