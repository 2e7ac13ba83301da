import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { ViewsMenu } from '@waldkerf/ui/screens/gis/views/ViewsMenu'
import { useViews } from './useViews.ts'

export interface SavedViewsProps {
  filter: BeetleFilter
  onApply: (filter: BeetleFilter) => void
  /** The filter that the page is opened with. */
  onBegin: (filter: BeetleFilter) => void
}

/** The signed-in person's views of the workplace. */
export function SavedViews(props: SavedViewsProps) {
  const { views, actions } = useViews(props)
  return <ViewsMenu views={views} actions={actions} />
}
