/** Lazy imports of what comes after the first view. They stand apart, since each carries the list of all its chunks. */

export const loadWorkPanels = async () => (await import('./LaterPanel.tsx')).WorkPanels

export const loadPicture = async () => (await import('./Trend.tsx')).Trend

export const loadOpenedFind = async () => (await import('./OpenedFind.tsx')).OpenedFind

export const loadTodo = async () => (await import('./Todo.tsx')).Todo

export const loadWelcome = async () => (await import('./Newcomers.tsx')).Welcome

export const loadTogether = async () =>
  (await import('@waldkerf/ui/screens/dashboard/panel/FailedTogether')).FailedTogether

export const loadEmpty = async () => (await import('./Newcomers.tsx')).Empty
