import { createContext } from 'react'

/** Opens the search of the frame, for pages that offer it; without a frame there is none. */
export const OpenSearch = createContext<() => void>(() => undefined)
