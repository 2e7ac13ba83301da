/** Lazy imports of the panels below the first view. They stand apart, since each carries the list of all its chunks. */

export const loadMorePanels = async () => (await import('./MorePanels.tsx')).MorePanels

export const loadTrend = async () => (await import('./Trend.tsx')).Trend

export const loadTodo = async () => (await import('./Todo.tsx')).Todo

export const loadWelcome = async () => (await import('./Welcome.tsx')).Welcome

export const loadTogether = async () =>
  (await import('@waldkerf/ui/screens/dashboard/panel/FailedTogether')).FailedTogether

export const loadEmpty = async () => (await import('./Empty.tsx')).Empty
