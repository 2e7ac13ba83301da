/**
 * Leads back to a field whose text could not be taken over (`parts/DayField`): its owner still has the value from before, and
 * must not send that.
 * @returns there is one; it has the focus now
 */
export function focusUnread(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[data-unread] input')
  field?.focus()
  return field !== null
}
