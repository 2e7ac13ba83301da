import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/**
 * Collects which fields hold something that is not stored.
 * @param onTyping told when there is any, and when there is none any more
 * @param what names the record, as `onTyping` gets it
 * @returns a function by which each field reports
 */
export function useTypedFields(onTyping: (what: string | undefined) => void, what: string) {
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const isTyping = typed.size > 0
  const tell = useEffectEvent((is: boolean) => onTyping(is ? what : undefined))
  useEffect(() => {
    tell(isTyping)
    return () => tell(false)
  }, [isTyping])
  return useCallback((column: string, is: boolean) => {
    setTyped((last) => {
      if (last.has(column) === is) return last
      const next = new Set(last)
      if (is) next.add(column)
      else next.delete(column)
      return next
    })
  }, [])
}
