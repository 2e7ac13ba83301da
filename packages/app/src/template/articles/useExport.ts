import type { ExportScreenProps } from '@waldkerf/ui/demo/files/Exporting'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { notify } from '../../notices/notices.ts'
import { useArticles } from './useArticles.ts'

/** Hands a file to the browser as a download. */
function save(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; the address would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Says that something went wrong. */
const complain = (message: string) => {
  notify({ tone: 'danger', message })
}

/** Twenty articles, and what becomes of a file that is made of them. */
export function useExport(): ExportScreenProps {
  const state = mapLoadable(useArticles({ page: 1, limit: 20 }), ({ items }) => items)
  return { state, actions: { save, complain } }
}
