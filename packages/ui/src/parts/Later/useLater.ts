import { useCallback, useState } from 'react'

/**
 * The heavy half of a part, fetched when it is wanted.
 * @param load imports it; must not change between renders
 * @returns the loaded module, undefined until it is there; and a function that requests it, any number of times
 */
export function useLater<T>(load: () => Promise<T>): readonly [T | undefined, () => void] {
  const [module, setModule] = useState<T>()
  const fetchIt = useCallback(() => {
    void load().then((loaded) => setModule(() => loaded))
  }, [load])
  return [module, fetchIt]
}
