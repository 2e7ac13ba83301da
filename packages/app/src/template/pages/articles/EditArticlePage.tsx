import { ArticleFormScreen } from '@waldkerf/ui/demo/articleForm/ArticleFormScreen'
import { useParams } from 'react-router-dom'
import { useArticle, useArticleActions } from '../../articles/useArticleEditor.ts'

/** /example/edit/:id; the table lets digits alone through. */
export function EditArticlePage() {
  const id = Number(useParams()['id'])
  return <EditedArticle key={id} id={id} />
}

function EditedArticle({ id }: { id: number }) {
  return <ArticleFormScreen state={useArticle(id)} actions={useArticleActions(id)} />
}
