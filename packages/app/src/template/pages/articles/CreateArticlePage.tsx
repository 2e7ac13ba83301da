import { ArticleFormScreen } from '@waldkerf/ui/demo/articleForm/ArticleFormScreen'
import { useArticleActions } from '../../articles/useArticleEditor.ts'

/** /example/create */
export const CreateArticlePage = () => <ArticleFormScreen actions={useArticleActions(undefined)} />
