import { createContext } from 'react'

/** Room beside the tabs, for the head of the tab's content; null where there is none. */
export const HeadPlace = createContext<HTMLElement | null>(null)
