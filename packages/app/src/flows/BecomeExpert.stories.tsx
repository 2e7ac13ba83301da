import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { meanwhile } from '@waldkerf/testing/meanwhile'
import { late, menuEntry, shown } from '@waldkerf/testing/onScreen'
import { screen, within } from 'storybook/test'
import '../pages/profile/ProfilePage.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

const approval = { user_id: '4', username: 'nutzer@waldkerf.test', status: 'ogf_expert' }

/** A citizen asks for the expert mode, and gets it while the page is open. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'nutzer@waldkerf.test', path: '/dashboard' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ich will Experte werden', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Experte werden' }, late))
      await userEvent.click(await canvas.findByRole('button', { name: 'Expertenmodus anfragen' }, late))
      const question = within(await screen.findByRole('alertdialog', {}, late))
      await userEvent.click(question.getByRole('button', { name: 'Anfragen' }))
    })
    await step('Ich sehe, wie es um meine Anfrage steht', async () => {
      await shown(canvas.findByRole('list', { name: 'Stand Ihrer Anfrage' }, late))
    })
    await step('Die Administration genehmigt sie, ich komme zur Seite zurück', async () => {
      await meanwhile('admin@waldkerf.test', 'a_change_app_status', approval)
      window.dispatchEvent(new Event('focus'))
      await shown(canvas.findByRole('heading', { name: 'Sie sind Experte' }, late))
    })
    await step('Das Menü hat nun auch das GIS', async () => {
      await shown(menuEntry('GIS'))
    })
  },
})
