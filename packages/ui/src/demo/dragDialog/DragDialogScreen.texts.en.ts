export const en = {
  title: 'Drag dialog',
  intro: 'A window that is pushed aside by its header, to see what lies beneath.',
  open: 'Open a drag dialog',
  dialog: 'Shipping address',
  close: 'Close',
  move: 'Move with the arrow keys',
  place: 'Depot',
  places: { north: 'Forest yard north', south: 'Forest yard south', mill: 'Sawmill', wet: 'Wet storage' },
  table: 'Deliveries so far',
  date: 'Date',
  name: 'Name',
  address: 'Address',
}
