import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import type { Upload } from '../upload/upload.ts'
import { toDraft } from './draft/articleDraft.ts'
import { ArticleFormScreen, type ArticleFormScreenProps } from './ArticleFormScreen.tsx'

const drafts = seedTemplate().articles.slice(0, 1).map(toDraft)
const [draft] = drafts

const args: ArticleFormScreenProps = {
  ...(draft && { state: { status: 'ready', data: draft } }),
  actions: {
    save: fn(async () => true),
    changed: fn(),
    findAuthors: async () => ['Henrike Tannhauser'],
    upload: fn<Upload>(async (_file, { onProgress }) => onProgress(1)),
  },
}

const meta = preview.meta({ component: ArticleFormScreen, args })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const title = canvas.getByRole('textbox', { name: 'Titel' })
    await canvas.findByRole('textbox', { name: 'Inhalt' }, { timeout: 10_000 })
    await step('Was geändert ist, wird als ungespeichert gemeldet', async () => {
      await userEvent.clear(title)
      await waitFor(() => expect(args.actions.changed).toHaveBeenLastCalledWith(true))
    })
    await step('Ohne Titel und Bild wird nichts veröffentlicht; der Fokus geht zum ersten Feld', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }))
      await expect(canvas.getByText('Ein Artikel braucht einen Titel.')).toBeVisible()
      await expect(canvas.getByText('Zum Veröffentlichen gehört ein Bild.')).toBeVisible()
      await waitFor(() => expect(title).toHaveFocus())
      await expect(args.actions.save).not.toHaveBeenCalled()
    })
    await step('Als Entwurf genügen Titel und Inhalt', async () => {
      await userEvent.type(title, 'Am Waldrand')
      await userEvent.click(canvas.getByRole('button', { name: 'Als Entwurf speichern' }))
      await waitFor(() =>
        expect(args.actions.save).toHaveBeenCalledWith(
          expect.objectContaining({ id: 1, title: 'Am Waldrand', status: 'draft' }),
        ),
      )
      await waitFor(() => expect(args.actions.changed).toHaveBeenLastCalledWith(false))
    })
  },
})

/** A new article. */
export const Empty = meta.story({ render: ({ actions }) => <ArticleFormScreen actions={actions} /> })

export const Loading = meta.story({ args: { state: { status: 'loading' } } })

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
})

export const Missing = meta.story({ args: { state: { status: 'missing' } } })
