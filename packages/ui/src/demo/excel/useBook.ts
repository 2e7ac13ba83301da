import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { articleCells, headCells } from '../files/articleRows.ts'
import { safeFileName } from '../files/fileNames.ts'
import type { Book, BookType } from './book/bookOf.ts'
import { texts } from './Excel.texts.ts'

export interface ExportActions {
  /** Hands a file to the browser. */
  save: (content: Blob, name: string) => void
  /** Says that something went wrong. */
  complain: (message: string) => void
}

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
  const write = async (rows: readonly Article[], { name, type, autoWidth }: BookChoice, head?: Book['head']) => {
    setBusy(true)
    try {
      const { bookOf } = await import('./book/bookOf.ts')
      const book = {
        head: head ?? [headCells(t.head).map((value) => ({ value }))],
        rows: rows.map(articleCells),
        autoWidth,
      }
      save(await bookOf(type, book), `${safeFileName(name, firstChoice.name)}.${type}`)
    } catch {
      complain(t.failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, write }
}
