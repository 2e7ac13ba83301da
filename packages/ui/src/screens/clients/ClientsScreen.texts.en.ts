export const en = {
  list: {
    title: 'Clients',
    create: 'New client',
    loading: 'The clients are loading.',
    failed: 'The clients could not be loaded',
    empty: { title: 'No client yet', text: 'Name and place are enough to begin.' },
    nothingFits: { title: 'No client fits', text: 'There are no clients for this choice.' },
  },
  columns: {
    name: 'Name',
    addition: 'Addition',
    street: 'Street',
    place: 'Place',
    zip: 'Postcode',
    state: 'Federal state',
    contact: 'Contact',
    phone: 'Phone',
    epsg: 'EPSG',
    folder: 'Project folder',
    id: 'No.',
  },
  filter: {
    label: 'Filter clients',
    searchHint: 'Name, place, contact …',
    state: 'Federal state',
    allStates: 'All federal states',
  },
}
