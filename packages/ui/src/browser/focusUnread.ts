/**
 * Moves the focus to a field whose text could not be read (`parts/DayField`): the form still holds the old value and
 * must not send it.
 * @returns whether there is one; it has the focus now
 */
export function focusUnread(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[data-unread] input')
  field?.focus()
  return field !== null
}

/** Moves the focus to the first field that is in error, once its words are there. */
export function focusFaulty(form: ParentNode): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
