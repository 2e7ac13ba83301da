/** So many rows go onto paper, some 50 pages; for more there are files. */
export const printedRows = 2_000
