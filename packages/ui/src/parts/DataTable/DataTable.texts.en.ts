export const en = {
  count: (count: string, one: boolean) => `${count} ${one ? 'row' : 'rows'}`,
  rowCount: (shown: string, all: string, one: boolean) => `${shown} of ${all} ${one ? 'row' : 'rows'}`,
  filters: 'Filter columns',
  columns: 'Columns',
  movedTo: (column: string, place: number) => `${column} is now column ${place}`,
  widthIs: (column: string, px: number) => `${column}: ${px} pixels wide`,
  headHelp:
    'Shift and Enter add to the sort order; Shift and arrows set the width; Ctrl, Shift and arrows move the column.',
  sortPlace: (place: number) => `, level ${place}`,
  pickAll: 'Select all rows shown',
  pickRow: (line: number) => `Select row ${line}`,
  totals: 'Total',
  printed: (count: string, all: string) =>
    `Printed are the first ${count} of ${all} rows. All of them are in the file under ‘Export’.`,
}
