import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { FlowApp } from '@waldkerf/app/testing/FlowApp.tsx'
import { beginFlow } from '@waldkerf/app/testing/beginFlow'
import { meanwhile } from '@waldkerf/testing/meanwhile'
import { late, record, shown } from '@waldkerf/testing/onScreen'
import { within } from 'storybook/test'
import '../pages/gis/GisPage.tsx'

const meta = preview.meta({ component: FlowApp, globals: { role: 'asTheStory' }, beforeEach: beginFlow })

const { beetles } = seedWorld({ today: storyDay, size: 'small' })
const id = beetles.find(({ status }) => status === 'new')?.id ?? 1

/** Two people review the same sighting: no change is overwritten without a question. */
export const Ready = meta.story({
  tags: ['long'],
  args: { user: 'expert@waldkerf.test', path: `/gis/index?status=new&meldung=${id}` },
  play: async ({ canvas, userEvent, step }) => {
    const panel = async () => within(await canvas.findByRole('region', { name: /Inzwischen hat jemand anderes/ }, late))
    await step('Ich habe eine neue Meldung offen', async () => {
      await shown((await record()).findByRole('button', { name: /Veröffentlichen/ }, late))
    })
    await step('Eine Kollegin nimmt sie inzwischen in Prüfung', async () => {
      await meanwhile('admin@waldkerf.test', 'a_update_kaefer', {
        id: String(id),
        status: 'in_review',
        published_from: '',
        letzter_bearbeiter: '',
      })
    })
    await step('Ich veröffentliche: beide Fassungen stehen da', async () => {
      const publish = (await record()).getByRole('button', { name: /Veröffentlichen/ })
      await userEvent.click(publish)
      await userEvent.click(publish)
      await shown((await panel()).getByRole('radio', { name: /Gespeicherte Fassung.*In Prüfung/ }))
    })
    await step('Ich bleibe bei meiner, und sie ist gespeichert', async () => {
      const choice = await panel()
      await userEvent.click(choice.getByRole('radio', { name: /Ihre Fassung.*Veröffentlicht/ }))
      await userEvent.click(choice.getByRole('button', { name: 'Auswahl speichern' }))
      await shown((await record()).findByText('Gespeichert', {}, late))
    })
  },
})
