/** The map whose workplace was opened last from the list: whoever comes back finds its row marked. */
let last: number | undefined

export const lastOpened = () => last

export function noteOpened(id: number) {
  last = id
}
