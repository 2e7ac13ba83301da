export const en = {
  label: 'Tools of the document',
  back: 'To the list',
  undo: 'Undo (Ctrl+Z)',
  redo: 'Redo (Ctrl+Y)',
  preview: 'Preview',
  edit: 'Edit',
  save: {
    saved: 'Saved',
    waiting: 'Will be saved in a moment',
    saving: 'Saving …',
    failed: 'Not saved yet',
    conflict: 'Changed by somebody else as well',
  },
  unclear: (count: number) => (count === 1 ? 'One value is unclear' : `${count} values are unclear`),
  more: 'Further steps',
}
