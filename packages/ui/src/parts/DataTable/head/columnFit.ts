/** Room in px beside a cell's content: its paddings, and the head's arrow. */
const beside = { cell: 22, head: 36 }

function contentWidth(cell: Element, extra: number): number {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return Math.ceil(range.getBoundingClientRect().width) + extra
}

/** @returns the width in px at which the column's head and its cells in view are whole; `place` is among all cells. */
export function fittingWidth(table: HTMLTableElement, place: number): number {
  const widths = [...table.querySelectorAll('.body .row')].map((row) => contentWidth(row.children[place]!, beside.cell))
  const title = table.querySelector('.head .row')?.children[place]?.querySelector('span')
  return Math.max(...widths, title ? contentWidth(title, beside.head) : 0)
}
