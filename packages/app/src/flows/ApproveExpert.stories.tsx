import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { late, menuEntry, shown } from '@waldkerf/testing/onScreen'
import { expect, waitFor, within } from 'storybook/test'
import { notices } from '../platform/notices/notices.ts'
import '../pages/users/UsersPage.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

/** An administrator decides on a request for the expert mode. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'admin@waldkerf.test', path: '/dashboard' },
  play: async ({ canvas, userEvent, step }) => {
    const queue = async () => within(await canvas.findByRole('region', { name: 'Expertenmodus angefragt' }, late))
    await step('Über das Menü gehe ich zu den Nutzern', async () => {
      await userEvent.click(await menuEntry('Nutzer'))
      await shown((await queue()).getByRole('link', { name: 'Sabine Weidner' }))
    })
    await step('Ich genehmige die Anfrage von Sabine Weidner', async () => {
      const asked = await queue()
      asked.getByRole('link', { name: 'Sabine Weidner' }).focus()
      await userEvent.keyboard('e')
      await shown(asked.findByText('wird Experte', {}, late))
    })
    await step('Ist die Meldung vergangen, gilt es, und die Anfrage ist erledigt', async () => {
      notices.endAll()
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Sabine Weidner' })).toBeNull(), late)
    })
    await step('In der Liste steht sie als Expertin', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Suchen' }), 'weidner')
      await waitFor(() => expect(canvas.getByRole('row', { name: /Weidner/ })).toHaveTextContent('Experte'), late)
    })
  },
})
