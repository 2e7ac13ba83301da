/** So many rows go onto paper, some 30 pages; for more there are files. */
export const printedRows = 1_000
