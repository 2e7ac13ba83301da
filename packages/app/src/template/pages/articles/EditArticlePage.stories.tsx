import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, screen, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { Link } from 'react-router-dom'
import { EditArticlePage } from './EditArticlePage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/example/edit/7', children: <EditArticlePage /> },
  beforeEach: notices.endAll,
})

const route = '/example/edit/:id'

export const Ready = meta.story({
  args: { route },
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: 'Titel' })
    await step('Der Artikel ist geladen und wird als Entwurf gespeichert', async () => {
      await userEvent.clear(title)
      await userEvent.type(title, 'Am Waldrand')
      await userEvent.click(canvas.getByRole('button', { name: 'Als Entwurf speichern' }))
      await expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeVisible()
    })
  },
})
/** Another article has its own words, not those that were typed into the one before. */
export const Next = meta.story({
  args: {
    route,
    children: (
      <>
        <Link to="/example/edit/7">Artikel 7</Link>
        <Link to="/example/edit/8">Artikel 8</Link>
        <EditArticlePage />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.findByRole<HTMLInputElement>('textbox', { name: 'Titel' })
    const open = (name: string) => userEvent.click(canvas.getByRole('link', { name }))
    const { value } = await title()
    await open('Artikel 8')
    await waitFor(async () => expect(await title()).not.toHaveValue(value))
    await open('Artikel 7')
    await waitFor(async () => expect(await title()).toHaveValue(value))
    await userEvent.clear(await title())
    await userEvent.type(await title(), 'Getippt in Artikel 7')
    await open('Artikel 8')
    await waitFor(async () => expect(await title()).not.toHaveValue('Getippt in Artikel 7'))
    await expect(await title()).not.toHaveValue('')
  },
})
export const Missing = meta.story({
  args: { route, path: '/example/edit/999' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: 'Titel' })).toBeNull()
  },
})
export const Failed = meta.story({ args: { route, scenario: 'failing' } })
