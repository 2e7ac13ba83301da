/**
 * Lazy imports of panels below the first view. In a file of its own, because each import contains the list of its
 * chunks.
 */

export const loadWorkPanels = async () => (await import('./LaterPanel.tsx')).WorkPanels

export const loadPicture = async () => (await import('./Trend.tsx')).Trend

export const loadOpenedFind = async () => (await import('./OpenedFind.tsx')).OpenedFind

export const loadTodo = async () => (await import('./Todo.tsx')).Todo

export const loadWelcome = async () => (await import('./Newcomers.tsx')).Welcome

export const loadTogether = async () =>
  (await import('@waldkerf/ui/screens/dashboard/panel/FailedTogether')).FailedTogether

export const loadEmpty = async () => (await import('./Newcomers.tsx')).Empty

export const loadLost = async () => (await import('../errors/ErrorPages.tsx')).LostPage
