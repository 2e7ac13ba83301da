import { type ReactNode, useEffect, useRef } from 'react'
import { Body } from './Dialog.styles.ts'

const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]'

/** Text that is longer than the body is reached by keyboard; where there are fields, they bring it into view. */
function updateTabStop(body: HTMLElement) {
  const isLong = body.scrollHeight > body.clientHeight
  if (isLong && !body.querySelector(focusable)) body.tabIndex = 0
  else body.removeAttribute('tabindex')
}

export function DialogBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const body = ref.current
    if (!body) return undefined
    const observer = new ResizeObserver(() => updateTabStop(body))
    for (const element of [body, ...body.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [children])
  return <Body ref={ref}>{children}</Body>
}
