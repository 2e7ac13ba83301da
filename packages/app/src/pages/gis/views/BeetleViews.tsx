import { SavedViews } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { type BeetleViewsProps, useViews } from './useViews.ts'

/** The signed-in person's views of the workplace. */
export function BeetleViews(props: BeetleViewsProps) {
  const { views, actions } = useViews(props)
  return <SavedViews views={views} actions={actions} />
}
