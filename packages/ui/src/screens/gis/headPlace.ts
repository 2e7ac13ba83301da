import { createContext } from 'react'

/** Room beside the tabs, for the head of the tab's content: undefined where there is none, null until it is drawn. */
export const HeadPlace = createContext<HTMLElement | null | undefined>(undefined)
