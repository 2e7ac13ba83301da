import { DndListScreen } from '@waldkerf/ui/demo/dndList/DndListScreen'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useArticles } from '@waldkerf/app/template/articles/useArticles'

/** /components/dnd-list */
export const DndListPage = () => (
  <DndListScreen state={mapLoadable(useArticles({ page: 1, limit: 20 }), ({ items }) => items)} />
)
