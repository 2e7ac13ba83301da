import { isolated } from '@waldkerf/domain/texts/bidi'
import { useEffect } from 'react'
import { useConfig } from '../platform/config/ConfigProvider.tsx'

/** `<title> - Waldkerf` (spec section 2 'Chrome'); without a title the name alone. */
export function useDocumentTitle(title: string | undefined) {
  const { productName } = useConfig()
  useEffect(() => {
    document.title = title ? `${isolated(title)} - ${productName}` : productName
  }, [title, productName])
}
