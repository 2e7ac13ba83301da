import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { articleColumns, safeFileName } from '../files/delimited.ts'
import type { ExportActions } from '../files/Exporting.tsx'
import type { Book, BookType } from './book/writeBook.ts'
import { texts } from './Excel.texts.ts'

/** How a book is made. */
export interface BookChoice {
  name: string
  type: BookType
  autoWidth: boolean
}

export const firstChoice: BookChoice = { name: 'excel-list', type: 'xlsx', autoWidth: true }

/** Makes a file of articles; its library comes with the first. @param head instead of one plain row */
export function useBook({ save, complain }: ExportActions) {
  const t = useTexts(texts)
  const [busy, setBusy] = useState(false)
  const write = async (
    rows: readonly Article[],
    { name, type, autoWidth }: BookChoice,
    head?: Book<Article>['head'],
  ) => {
    setBusy(true)
    try {
      const { writeBook } = await import('./book/writeBook.ts')
      const columns = articleColumns(t.head)
      const plainHead = [columns.map(({ title }) => ({ value: title }))]
      const book = { head: head ?? plainHead, columns, rows, autoWidth }
      save(await writeBook(type, book), `${safeFileName(name, firstChoice.name)}.${type}`)
    } catch {
      complain(t.failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, write }
}
