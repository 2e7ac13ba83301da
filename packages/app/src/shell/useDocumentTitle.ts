import { createStore } from '@waldkerf/domain/store/store'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useConfig } from '../platform/config/ConfigProvider.tsx'

/** The name of the record that is shown, for the last step of the breadcrumb; '' where none is known. */
export const recordName = createStore('')

/**
 * `<title> - Waldkerf` (spec section 2 'Chrome'); without a title only the product's name.
 * @returns the name of the record that is shown
 */
export function useDocumentTitle(title: string | undefined) {
  const { productName } = useConfig()
  // Runs before the effects with which a page adds the name of its record (`useRecordTitle`).
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${productName}` : productName
  }, [title, productName])
  return useSyncExternalStore(recordName.subscribe, recordName.snapshot)
}
