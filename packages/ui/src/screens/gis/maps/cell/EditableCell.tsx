import type { ReactNode } from 'react'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'

export interface EditableCellProps {
  children: ReactNode
  /** @param cell its element */
  onEdit: (cell: HTMLElement) => void
}

/** What a cell shows, and a pencil for the pointer. The keyboard changes it by F2, and reads the row without it. */
export function EditableCell({ children, onEdit }: EditableCellProps) {
  return (
    <>
      {children}
      <button
        type="button"
        className="edit"
        tabIndex={-1}
        aria-hidden
        onClick={({ currentTarget }) => {
          const cell = currentTarget.closest('td')
          if (cell) onEdit(cell)
        }}
      >
        <Icon name="pencil" size={16} />
      </button>
    </>
  )
}
