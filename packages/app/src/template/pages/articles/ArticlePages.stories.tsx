import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { ArticleListPage, TabPage } from './ArticlePages.tsx'
import { CreateArticlePage, EditArticlePage } from './ArticleFormPages.tsx'
import { Link, useNavigate } from 'react-router-dom'
import { DndListPage } from './DndListPage.tsx'

/** The editor's code is loaded on demand. */
const patience = { timeout: 10_000 }

const route = '/example/edit/:id'

/** Stands in for the browser's Back, because the story's router keeps its history in memory. */
function BrowserBack() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Browser zurück</button>
}

const articleListPage = { path: '/example/list?page=2', children: <ArticleListPage /> }
const createArticlePage = { path: '/example/create', children: <CreateArticlePage /> }
const editArticlePage = { path: '/example/edit/7', children: <EditArticlePage /> }
const dndListPage = { path: '/components/dnd-list', children: <DndListPage /> }
const tabPage = {
  path: '/tab/index?tab=JP',
  children: (
    <>
      <TabPage />
      <BrowserBack />
    </>
  ),
}

const meta = preview.meta({ component: TemplateStage, args: articleListPage, beforeEach: notices.endAll })

export const ArticleList = meta.story({
  args: articleListPage,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Adresse sagt, welche Seite zu sehen ist', async () => {
      await expect(await canvas.findByText('Seite 2 von 5')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await expect(await canvas.findByText('Seite 3 von 5')).toBeVisible()
    })
  },
})
/** A stored address of a page that no longer exists, because there are fewer articles now. */
export const ArticleListBeyondTheEnd = meta.story({
  args: { ...articleListPage, path: '/example/list?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seite 5 von 5')).toBeVisible()
  },
})
export const ArticleListEmpty = meta.story({ args: { ...articleListPage, scenario: 'empty' } })
export const ArticleListLoading = meta.story({ args: { ...articleListPage, scenario: 'slow' } })
export const ArticleListFailed = meta.story({
  args: { ...articleListPage, scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
})
/** Spec section 8: a read, too, can open the 'Confirm logout' dialog. */
export const ArticleListSessionOver = meta.story({
  args: { ...articleListPage, scenario: 'signedInElsewhere' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Meldung des Dienstes ist ein Hinweis, kein Text der Seite', async () => {
      await expect(await screen.findByText('Signed in elsewhere.')).toBeVisible()
      await expect(canvas.queryByRole('main')?.textContent ?? '').not.toContain('Signed in elsewhere.')
    })
    await step('Confirm logout: Cancel bleibt auf der Seite', async () => {
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm logout' }))
      await expect(
        dialog.getByText('You have been logged out, you can cancel to stay on this page, or log in again'),
      ).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    })
  },
})
export const CreateArticle = meta.story({
  args: createArticlePage,
  play: async ({ canvas, userEvent, step }) => {
    await step('Ohne Titel und Inhalt wird nichts gesendet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Als Entwurf speichern' }))
      await expect(await canvas.findByText('Ein Artikel braucht einen Titel.')).toBeVisible()
    })
    await step('Ein neuer Artikel hat das Datum von heute', async () => {
      await expect(canvas.getByLabelText<HTMLInputElement>(/Veröffentlicht am/).value).toMatch(/^\d{4}-\d\d-\d\dT/)
    })
    await step('Ist er gespeichert, beginnt das Formular von vorn: er entsteht nur einmal', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Titel' }), 'Am Waldrand')
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Inhalt' }, patience), 'Ein Satz.')
      await userEvent.click(canvas.getByRole('button', { name: 'Als Entwurf speichern' }))
      await expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Titel' })).toHaveValue(''))
    })
  },
})
export const EditArticle = meta.story({
  args: { ...editArticlePage, route },
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
/** The next article shows its own text, not the text typed into the one before. */
export const EditArticleNext = meta.story({
  args: {
    ...editArticlePage,
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
export const EditArticleMissing = meta.story({
  args: { ...editArticlePage, route, path: '/example/edit/999' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: 'Titel' })).toBeNull()
  },
})
export const EditArticleFailed = meta.story({ args: { ...editArticlePage, route, scenario: 'failing' } })
export const DndList = meta.story({
  args: dndListPage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vorrat' })).toBeVisible()
  },
})
export const DndListFailed = meta.story({
  args: { ...dndListPage, scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
})
export const Tab = meta.story({
  args: tabPage,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Adresse sagt, welches Register offen ist', async () => {
      await expect(await canvas.findByRole('tab', { name: 'Japan' })).toHaveAttribute('aria-selected', 'true')
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6))
    })
    await step('Ein anderes wird erst gebaut, wenn man es öffnet', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Eurozone' }))
      await expect(await canvas.findByText('Gebaute Register: 2')).toBeVisible()
    })
    await step('Zurück führt zum Register davor', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Browser zurück' }))
      await expect(await canvas.findByRole('tab', { name: 'Japan', selected: true })).toBeVisible()
    })
  },
})
/** An unknown tab opens the first one. */
export const TabUnknownTab = meta.story({
  args: { ...tabPage, path: '/tab/index?tab=XX' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'China' })).toHaveAttribute('aria-selected', 'true')
  },
})
export const TabFailed = meta.story({ args: { ...tabPage, scenario: 'failing' } })
