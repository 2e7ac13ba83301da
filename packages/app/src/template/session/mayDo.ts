/**
 * The one rule of `<Can>` and `useCan`: the role stands in the list. An empty or missing list hides, with a warning:
 * whoever wrote it meant something else.
 */
export function mayDo(role: string | undefined, roles: readonly string[] | undefined): boolean {
  if (!roles?.length) {
    console.warn('A permission without roles hides its content from everyone.')
    return false
  }
  return role !== undefined && roles.includes(role)
}
