import { ArticleFormScreen } from '@waldkerf/ui/demo/articleForm/ArticleFormScreen'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useArticleActions } from '../../articles/useArticleEditor.ts'

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
