import { createContext } from 'react'

/** Whether the pane around a list is seen: one that is hidden stays as it was, and nothing can be shown in its bars. */
export const PaneShown = createContext(true)
