export const en = {
  todo: 'Your tasks',
  season: 'Finds over the year',
  latest: 'Latest published',
  mine: 'My reports',
  queue: 'Open reviews by age',
  oldest: 'Next to review',
  documents: 'Open offers and invoices',
  forecast: 'Forecast for twelve months',
  users: 'New users',
  survey: 'State of the survey',
}
