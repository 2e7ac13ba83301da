export const en = {
  todo: 'Your tasks',
  year: 'Finds over the year',
  latest: 'Latest reports with a picture',
  mine: 'My reports',
  queue: 'Open reviews by age',
  oldest: 'Next to review',
}
