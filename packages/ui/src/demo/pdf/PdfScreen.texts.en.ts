export const en = {
  title: 'PDF',
  intro: 'An article as it looks in print. The browser saves it as a PDF if you like.',
  note: 'The print view opens in a new tab and asks for the printer by itself, as soon as fonts and pictures are there.',
  card: 'Print view',
  open: 'Open the print view',
  blocked: 'The browser did not allow the new window. This link opens it:',
  print: 'Print',
  waiting: 'Preparing the print view',
  article: {
    title: 'What the woodpecker gives away',
    lead: 'To know in spring where the bark beetle sits, one need not look at the ground first.',
    paragraphs: {
      first:
        'A woodpecker does not work for nothing. Where it strips the bark of a spruce within a few days, something worth the effort lives beneath. For whoever stands at the edge of the forest this is a sign that is seen from fifty metres.',
      second:
        'Bore dust lies at the foot of the trunk and is gone after the first rain. Both together, the bright trunk and the brown dust, make a report that somebody can follow.',
      third:
        'Then time counts. From the first hole to the flight of the young beetles a warm summer takes six weeks. Who reports in the second leaves the others four.',
    },
    caption: 'On the left a trunk that the woodpecker has found, on the right a healthy one.',
  },
}
