import type { Article } from '@waldkerf/domain/entities/template/articles'
import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ArticlesTableScreen, type ArticlesTableScreenProps } from './ArticlesTableScreen.tsx'

const first = seedTemplate()
  .articles.slice(0, 5)
  .map((article, index): Article => ({ ...article, status: index === 0 ? 'draft' : 'published' }))

const save = fn()

/** The table over articles of its own. */
function Page({ state }: Partial<Pick<ArticlesTableScreenProps, 'state'>>) {
  const [articles, setArticles] = useState(first)
  const change = (id: number | undefined, part: Partial<Article>) =>
    setArticles((before) => before.map((article) => (article.id === id ? { ...article, ...part } : article)))
  return (
    <ArticlesTableScreen
      state={state ?? { status: 'ready', data: articles }}
      actions={{
        save,
        complain: fn(),
        search: ({ title }) => setArticles(first.filter((article) => article.title.includes(title))),
        store: ({ id, ...row }) => {
          if (id !== undefined) return change(id, row)
          const next = { ...(first[0] as Article), ...row, id: 101 }
          setArticles((before) => [next, ...before])
        },
        setStatus: ({ id }, status) => change(id, { status }),
        remove: ({ id }) => setArticles((before) => before.filter((article) => article.id !== id)),
        loadReadings: async () => ({ pvData: ['PC', 'mobile', 'ios', 'android'].map((key) => ({ key, pv: 1_024 })) }),
      }}
    />
  )
}

const meta = preview.meta({ component: Page })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Was ein Artikel schon ist, wird ihm nicht angeboten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen: Artikel 1' }))
      await expect(canvas.queryByRole('button', { name: 'Veröffentlichen: Artikel 1' })).toBeNull()
    })
    await step('Ein neuer braucht Titel und Datum', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Artikel anlegen' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(dialog.getAllByText('Das fehlt noch.')).toHaveLength(2)
      await userEvent.type(dialog.getByRole('textbox', { name: 'Titel' }), 'Am Waldrand')
      await userEvent.type(dialog.getByLabelText(/Datum/), '2026-11-20T08:00')
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
      await expect(await canvas.findByText('Am Waldrand')).toBeVisible()
    })
    await step('Die Aufrufe gibt es auch nach Kanal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Aufrufe: Artikel 2$/ }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Aufrufe von Artikel 2 nach Kanal' }))
      await expect(dialog.getAllByRole('row')).toHaveLength(5)
      await userEvent.click(dialog.getByText('Schließen', { selector: 'button' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Gelöscht ist gelöscht', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Artikel 3' }))
      await expect(canvas.queryByRole('button', { name: 'Löschen: Artikel 3' })).toBeNull()
    })
  },
})

export const Empty = meta.story({ args: { state: { status: 'ready', data: [] } } })

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
})

export const Exported = meta.story({
  play: async ({ canvas, userEvent }) => {
    save.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'table-list.xlsx' }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.any(Blob), 'table-list.xlsx'), { timeout: 10_000 })
  },
})

export const WithReviewer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Spalte „Prüfer“' }))
    await expect(canvas.getByRole('columnheader', { name: 'Prüfer' })).toBeVisible()
  },
})
