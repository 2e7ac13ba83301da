import { type RefObject, useEffect } from 'react'

/** Where a page leaves the focus when it has come, and no key means anything yet. */
const isUnused = (target: EventTarget | null) =>
  target === document.body || (target instanceof HTMLElement && target.matches('main h1'))

/** Enter follows the first link within, while the page has just come. A key that is held down from the page before does not. */
export function useEnterBegins(within: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = ({
      key,
      repeat,
      target,
      altKey,
      ctrlKey,
      metaKey,
      shiftKey,
      defaultPrevented,
    }: KeyboardEvent) => {
      if (key !== 'Enter' || repeat || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      const link = within.current?.querySelector('a')
      // Pages that are kept hidden hear the keys too.
      if (link?.checkVisibility() && isUnused(target)) link.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [within])
}
