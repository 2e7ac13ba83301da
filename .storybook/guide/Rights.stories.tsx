import preview from '@waldkerf/storybook/preview'
import { expect, within } from 'storybook/test'
import { RightsPage } from './rights/RightsPage.tsx'

const meta = preview.meta({ component: RightsPage })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Zuerst steht da, wer welche Seite öffnet', async () => {
      await expect(canvas.getAllByRole('rowheader', { name: '/gis/index' })[0]).toBeVisible()
      await expect(canvas.queryByText('a_update_kaefer')).toBeNull()
    })
    await step('Ein Bereich klappt auf und zeigt seine Aufrufe', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Dashboard/ }))
      await expect(canvas.getByText('w_get_kaefer_saison')).toBeVisible()
    })
  },
})
/** One call: who reviews sightings, and what the service answers to whom. */
export const OneCall = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Wer Funde prüft: die Experten und die Administratoren', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Aufruf oder Hook' }))
      await userEvent.paste('a_update_kaefer')
      await expect(await canvas.findByText('a_update_kaefer')).toBeVisible()
      const row = canvas.getByRole('row', { name: /a_update_kaefer/ })
      await expect(within(row).getAllByText('nein')).toHaveLength(4)
      await expect(within(row).getAllByText('ja')).toHaveLength(2)
    })
    await step('Ein Druck zeigt, was der Dienst in jedem Fall antwortet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^a_update_kaefer/ }))
      await expect(canvas.getByText('publish the own')).toBeVisible()
    })
  },
})
/** One role's view of an area: what a citizen may do in the GIS at all. */
export const OneRole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bereich' }), 'gis')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Darf etwas' }), 'ogf_citizens')
    await expect(await canvas.findByText('w_get_kaefer_fenster')).toBeVisible()
    await expect(canvas.queryByText('a_update_kaefer')).toBeNull()
  },
})
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.paste('dampfer')
    await expect(await canvas.findByText('Kein Aufruf passt dazu')).toBeVisible()
  },
})
