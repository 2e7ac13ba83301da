export const en = {
  title: 'Motion',
  lead: 'Three durations and one curve. Motion shows where something comes from; it keeps nobody waiting. Who asks the system for less motion sees none.',
  durations: 'Durations',
  durationsText: 'Press the button to run all three at once.',
  play: 'Play',
  uses: {
    small: 'Colour and edge of a control, a menu',
    panel: 'A panel that opens',
    page: 'What changes the whole page',
  },
  easing: 'Curve',
  easingText: 'Off at once, softly home: what one has set off answers immediately.',
}
