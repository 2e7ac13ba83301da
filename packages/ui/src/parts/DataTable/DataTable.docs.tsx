import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { DataTable } from './DataTable.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Tabellen mit bis zu zehntausenden Zeilen: sortieren, filtern, auswählen, Spalten ordnen, kopieren, drucken. Ein Tabulatorhalt, alles per Tastatur.',
    en: 'Tables of up to tens of thousands of rows: sort, filter, pick, arrange columns, copy, print. One tab stop, all by keyboard.',
  },
  notFor: [
    {
      de: 'Wenige feste Zeilen ohne Handlung: eine schlichte Tabelle genügt.',
      en: 'A few fixed rows without actions: a plain table will do.',
    },
    {
      de: 'Positionen, die man in der Zelle bearbeitet: dafür hat der Rechnungseditor sein Raster.',
      en: 'Line items that are edited in the cell: the invoice editor has its grid for that.',
    },
  ],
  keyboard: [
    { keys: [['ArrowUp'], ['ArrowDown']], does: { de: 'Eine Zeile weiter', en: 'One row on' } },
    {
      keys: [['ArrowLeft'], ['ArrowRight']],
      does: { de: 'In die Zellen der Zeile und zurück', en: 'Into the cells of the row and back' },
    },
    { keys: [['PageUp'], ['PageDown']], does: { de: 'Eine Seite weiter', en: 'One page on' } },
    {
      keys: [['Home'], ['End']],
      does: { de: 'An die Enden der Tabelle oder der Zeile', en: 'To the ends of the table, or of the row' },
    },
    { keys: [['Enter']], does: { de: 'Die Zeile öffnen', en: 'Open the row' } },
    { keys: [['Space']], does: { de: 'Die Zeile auswählen', en: 'Pick the row' } },
    { keys: [['Shift', 'ArrowDown']], does: { de: 'Alles bis dorthin auswählen', en: 'Pick all up to there' } },
    { keys: [['Ctrl', 'A']], does: { de: 'Alles auswählen', en: 'Pick all' } },
    { keys: [['Escape']], does: { de: 'Die Auswahl aufheben', en: 'Clear the selection' } },
    {
      keys: [['Ctrl', 'C']],
      does: { de: 'Zeilen oder Zelle für Tabellenprogramme kopieren', en: 'Copy rows or a cell for spreadsheets' },
    },
    {
      keys: [['Shift', 'Enter']],
      does: { de: 'Im Kopf: zusätzlich danach sortieren', en: 'At a head: sort by it as well' },
    },
    {
      keys: [['Shift', 'ArrowRight']],
      does: { de: 'Im Kopf: die Spalte breiter machen', en: 'At a head: make the column wider' },
    },
    {
      keys: [['Ctrl', 'Shift', 'ArrowRight']],
      does: { de: 'Im Kopf: die Spalte verschieben', en: 'At a head: move the column' },
    },
  ],
  components: { DataTable },
}
