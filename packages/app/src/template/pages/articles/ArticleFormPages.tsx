import { ArticleFormScreen } from '@waldkerf/ui/demo/articleForm/ArticleFormScreen'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useArticleActions, useArticle } from '@waldkerf/app/template/articles/useArticleEditor'

/** Beyond the end, which the list answers with its last page: there the newest article stands. */
const newestTo = '/example/list?page=999999'

/** /example/create; an article that is stored leads to the list, and the form begins anew: nothing is made twice. */
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

/** /example/edit/:id; the table lets digits alone through. */
export function EditArticlePage() {
  const id = Number(useParams()['id'])
  return <EditedArticle key={id} id={id} />
}

function EditedArticle({ id }: { id: number }) {
  return <ArticleFormScreen state={useArticle(id)} actions={useArticleActions(id)} />
}
