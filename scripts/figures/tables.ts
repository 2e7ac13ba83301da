/** A report's beginning, then its chapters, each with its heading. */
export const splitChapters = (report: string): string[] => report.split(/^(?=## )/m)

/** The rows of all tables below a heading of the second level, as cells without formatting. Heads of columns are rows, too. */
export function tableRows(report: string, heading: string): string[][] {
  const chapter = splitChapters(report).find((text) => text.startsWith(`## ${heading}\n`)) ?? ''
  return chapter
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.replaceAll(/[`*]/g, '').trim()),
    )
}

/** @throws where no row begins with this name */
export function rowNamed(rows: readonly string[][], name: string): string[] {
  const row = rows.find(([first]) => first === name)
  if (row === undefined) throw new Error(`The results have no row '${name}'.`)
  return row
}
