export const en = {
  season: 'Finds over the year',
  latest: 'Latest published',
  mine: 'My reports',
  queue: 'Open reviews by age',
  oldest: 'Open for longest',
  documents: 'Open offers and invoices',
  forecast: 'Forecast for twelve months',
  users: 'New users',
  requests: 'Expert mode requested',
  survey: 'State of the survey',
}
