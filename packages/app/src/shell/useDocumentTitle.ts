import { isolated } from '@waldkerf/domain/texts/bidi'
import { useLayoutEffect } from 'react'
import { useConfig } from '../platform/config/ConfigProvider.tsx'

/** `<title> - Waldkerf` (spec section 2 'Chrome'); without a title the name alone. */
export function useDocumentTitle(title: string | undefined) {
  const { productName } = useConfig()
  // Before the page's own effects: a page that knows its record says more (`useRecordTitle`).
  useLayoutEffect(() => {
    document.title = title ? `${isolated(title)} - ${productName}` : productName
  }, [title, productName])
}
