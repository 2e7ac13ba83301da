import { createContext, use, useEffect } from 'react'

const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined)

/** Around a page that has a tag. */
export const UnsavedProvider = UnsavedContext.Provider

/** Marks the page's tag; a part of `useUnsaved`, which pages call. Without tags it does nothing. */
export function useUnsavedTag(unsaved: boolean) {
  const report = use(UnsavedContext)
  useEffect(() => {
    report(unsaved)
    return () => report(false)
  }, [report, unsaved])
}
