import type { KeyboardEvent } from 'react'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import type { Table } from '../useTable.ts'

/** Ctrl+C copies rows or a cell for spreadsheets. Marked text is left to the browser. */
export function useCopy<Row>(table: Table<Row>) {
  const language = useLanguage()
  /** @returns whether the key was the one that copies. */
  return ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (key.toLowerCase() !== 'c' || !(ctrlKey || metaKey) || getSelection()?.type === 'Range') return false
    void import('./copyRows.ts').then(({ copyRows }) => copyRows(table, language))
    return true
  }
}
