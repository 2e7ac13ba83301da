export const en = {
  title: 'Session',
  lead: 'How a page comes by its sign-in, and what is done when it does not. Drawn from startTable.ts.',
  drawing: 'Where a start leads',
  drawingText: 'At the left why it is asked; on the arrow what came of it; at the right what follows.',
  table: 'The same as a table',
  tableText: 'Every result of every start.',
  kind: 'Start',
  result: 'Result',
  outcome: 'Outcome',
}
