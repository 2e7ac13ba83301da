import { ArticleFormScreen } from '@waldkerf/ui/demo/articleForm/ArticleFormScreen'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useArticleActions, useArticle } from '@waldkerf/app/template/articles/useArticleEditor'

/** A page number beyond the end: the list then shows its last page, which has the newest article. */
const newestTo = '/example/list?page=999999'

/** /example/create; after saving, the list is shown and the form is reset, so that no article is created twice. */
export function CreateArticlePage() {
  const navigate = useNavigate()
  const actions = useArticleActions(undefined)
  const [made, setMade] = useState(0)
  const save: typeof actions.save = async (draft) => {
    const isStored = await actions.save(draft)
    if (isStored) {
      actions.changed(false)
      setMade(made + 1)
      void navigate(newestTo)
    }
    return isStored
  }
  return <ArticleFormScreen key={made} actions={{ ...actions, save }} />
}

/** /example/edit/:id; the route table admits only digits. */
export function EditArticlePage() {
  const id = Number(useParams()['id'])
  return <EditedArticle key={id} id={id} />
}

function EditedArticle({ id }: { id: number }) {
  return <ArticleFormScreen state={useArticle(id)} actions={useArticleActions(id)} />
}
