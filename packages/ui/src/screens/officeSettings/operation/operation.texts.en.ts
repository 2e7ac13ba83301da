export const en = {
  title: 'Scans on their way',
  hint: 'Each upload is promised its room until no byte comes for an hour. One that was ended can be begun anew.',
  none: 'No scan is being uploaded just now.',
  upload: 'Upload',
  action: 'Action',
  map: (id: string) => `Map ${id}`,
  sent: (sent: string, size: string) => `${sent} of ${size} MB`,
  last: (instant: string) => `last ${instant}`,
  noRoom: 'no room promised any more',
  end: 'End',
  endAt: (map: string, person: string) => `End the upload of ${person} for map ${map}`,
  ended: 'Ended. Its room is free again.',
}
