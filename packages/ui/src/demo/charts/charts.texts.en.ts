export const en = {
  figures: 'Figures of the chart',
  none: 'No data',
  noneText: 'The chart appears as soon as there are figures.',
  keyboard: {
    title: 'Keyboard chart',
    intro: 'Fifty bars before fifty paler ones: a wave that looks like keys.',
    key: 'Key',
    front: 'Front',
    back: 'Back',
  },
  line: {
    title: 'Line chart',
    intro: 'Answered requests per five minutes, in per cent.',
    slot: 'Time',
    mobile: 'Mobile',
    fixed: 'Fixed line',
    field: 'Field devices',
  },
  mix: {
    title: 'Mix chart',
    intro: 'Reports per month, stacked by who reported; the line is their sum.',
    month: 'Month',
    women: 'Women',
    men: 'Men',
    sum: 'Sum',
  },
}
