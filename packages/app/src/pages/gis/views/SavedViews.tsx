import { ViewsMenu } from '@waldkerf/ui/screens/gis/views/ViewsMenu'
import { type SavedViewsProps, useViews } from './useViews.ts'

/** The signed-in person's views of the workplace. */
export function SavedViews(props: SavedViewsProps) {
  const { views, actions } = useViews(props)
  return <ViewsMenu views={views} actions={actions} />
}
