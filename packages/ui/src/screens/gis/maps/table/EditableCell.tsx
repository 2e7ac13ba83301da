import type { ReactNode } from 'react'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'

export interface EditableCellProps {
  /** The pencil's tooltip. */
  hint: string
  children: ReactNode
  /** @param cell its element */
  onEdit: (cell: HTMLElement) => void
}

/** A cell's content, and a pencil for the pointer. The keyboard edits by F2; screen readers read no pencil. */
export function EditableCell({ hint, children, onEdit }: EditableCellProps) {
  return (
    <>
      {children}
      <button
        type="button"
        className="edit"
        tabIndex={-1}
        aria-hidden
        title={hint}
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
