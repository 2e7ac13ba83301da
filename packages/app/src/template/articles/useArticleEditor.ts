import { addArticle, findPeople, getArticle, updateArticle } from '@waldkerf/domain/calls/template/articles'
import type { ArticleFormScreenProps } from '@waldkerf/ui/demo/articleForm/ArticleFormScreen'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useCallback, useState } from 'react'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { TemplateRefusal } from '../gateway/templateClient.ts'
import { texts } from '../template.texts.ts'
import { useTemplateClient } from '../session/TemplateSessionProvider.tsx'
import { useUpload } from '../upload/upload.ts'
import { useRead } from '@waldkerf/app/data/loading/useRead'

type Actions = ArticleFormScreenProps['actions']

/** The mock API's code for an article that does not exist. */
const noSuchArticle = 50_004

const isMissing = (failure: unknown) => failure instanceof TemplateRefusal && failure.code === noSuchArticle

/** A stored article; 'missing' if there is none with that id. */
export function useArticle(id: number): NonNullable<ArticleFormScreenProps['state']> {
  const client = useTemplateClient()
  const { state } = useRead([getArticle.path, id], () =>
    client.call(getArticle, { id }, { quiet: isMissing }).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    }),
  )
  if (state.status === 'ready' && !state.data) return { status: 'missing' }
  return mapLoadable(state, (article) => ({ ...article, source_uri: article?.source_uri ?? '' }) as Draft)
}

type Draft = Parameters<Actions['save']>[0]

/** The actions of the article's form. @param id of the stored article; undefined for a new one */
export function useArticleActions(id: number | undefined): Actions {
  const t = useTexts(texts).article
  const client = useTemplateClient()
  const { upload } = useUpload('file')
  const [isChanged, setChanged] = useState(false)
  useUnsaved(isChanged ? t.unsaved(id) : undefined)
  return {
    upload,
    changed: setChanged,
    findAuthors: useCallback(
      async (name) => (await client.call(findPeople, { name }, { quiet: true })).items.map((person) => person.name),
      [client],
    ),
    save: (draft) =>
      client.call(id === undefined ? addArticle : updateArticle, draft).then(
        () => {
          notify({ tone: 'success', message: draft.status === 'published' ? t.published : t.saved })
          return true
        },
        // The client has already shown the error.
        () => false,
      ),
  }
}
