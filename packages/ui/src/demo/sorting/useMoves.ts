import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { type Board, findColumn, moved, itemPlace } from './board.ts'
import { texts } from './sorting.texts.ts'

/**
 * Moves by button or menu, for those who do not drag: the keyboard goes with the item, and where it went is said.
 * @param onChange gets the board after the move
 */
export function useMoves(board: Board, onChange: (board: Board) => void) {
  const t = useTexts(texts)
  const area = useRef<HTMLDivElement>(null)
  const followed = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (followed.current === undefined) return
    area.current?.querySelector<HTMLElement>(`[data-item="${followed.current}"] button`)?.focus()
    followed.current = undefined
  })
  return {
    /** For the element around the lists. */
    area,
    /** For a region with the role `status`. */
    said,
    /** @param index in the target column; beyond its end is the end */
    move(item: number, column: string, index: number) {
      const next = moved(board, item, column, index)
      const target = findColumn(next, item)
      const text = target?.items.find(({ id }) => id === item)?.text ?? ''
      followed.current = item
      setSaid(t.placed(text, itemPlace(next, item), target?.title ?? ''))
      onChange(next)
    },
  }
}
