import type { ExportScreenProps } from '@waldkerf/ui/demo/files/Exporting'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { notify } from '../../platform/notices/notices.ts'
import { useArticles } from './useArticles.ts'

/** Says that something went wrong. */
const complain = (message: string) => {
  notify({ tone: 'danger', message })
}

/** Twenty articles, and messages about the files made from them. */
export function useExport(): ExportScreenProps {
  const state = mapLoadable(useArticles({ page: 1, limit: 20 }), ({ items }) => items)
  return { state, actions: { save: saveFile, complain } }
}
