import { useCallback, useState } from 'react'

/**
 * The heavy half of a part, fetched when it is wanted.
 * @param load imports it; must not change between renders
 * @returns what was loaded, undefined until it is there; and what asks for it, which may be called any number of times
 */
export function useLater<T>(load: () => Promise<T>): readonly [T | undefined, () => void] {
  const [module, setModule] = useState<T>()
  const fetchIt = useCallback(() => {
    void load().then((loaded) => setModule(() => loaded))
  }, [load])
  return [module, fetchIt]
}
