import { isolated } from '@waldkerf/domain/texts/bidi'
import { useLayoutEffect } from 'react'
import { useConfig } from '../platform/config/ConfigProvider.tsx'

/** `<title> - Waldkerf` (spec section 2 'Chrome'); without a title only the product's name. */
export function useDocumentTitle(title: string | undefined) {
  const { productName } = useConfig()
  // Runs before the effects with which a page adds the name of its record (`useRecordTitle`).
  useLayoutEffect(() => {
    document.title = title ? `${isolated(title)} - ${productName}` : productName
  }, [title, productName])
}
