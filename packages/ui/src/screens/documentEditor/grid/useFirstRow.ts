import { useEffect, useEffectEvent, useRef } from 'react'
import type { GridHandlers } from './useGrid.ts'

/** A document without line items begins with a blank one that has the cursor. It is stored once something stands in it. */
export function useFirstRow(isWanted: boolean, handlers: GridHandlers) {
  const isBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (isWanted && !isBegun.current) handlers.add()
    isBegun.current = true
  })
  useEffect(() => begin(), [])
}
