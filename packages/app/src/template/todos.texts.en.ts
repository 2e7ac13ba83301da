export const en = {
  firstTodos: {
    traps: 'Empty the traps',
    report: 'Write the report',
    call: 'Call the forest office',
    map: 'Check the map',
    offer: 'Follow up the offer',
    photos: 'Sort the photos',
    plan: 'Plan the inspection',
    keys: 'Return the keys',
  },
}
