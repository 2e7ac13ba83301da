export const en = {
  title: 'Split pane',
  intro: 'Drag the handles, or move them with arrow keys, Home and End. A double click puts them back.',
  outer: 'Width of the left area',
  inner: 'Height of the upper area',
  left: 'Left',
  top: 'Top',
  bottom: 'Bottom',
}
