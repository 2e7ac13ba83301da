import { within } from '../StatisticsScreen.texts.en.ts'

const reports = (count: string) => (count === '1' ? '1 report' : `${count} reports`)
const changed = (count: string, more: boolean, year: number) => `${count} % ${more ? 'more' : 'fewer'} than ${year}`

export const en = {
  back: 'Back to the statistics',
  heading: (year: number) => `Report on ${year}`,
  lead: 'Choose the chapters. Their texts are proposed from the figures and can be changed; figures, tables and maps stay as they were counted.',
  parts: { label: 'Parts of the report', texts: 'Texts', sheets: 'Preview' },
  chapters: 'Chapters',
  textLabel: (title: string) => `Text: ${title}`,
  edited: 'Changed',
  propose: 'Use the proposal',
  left: 'The year has no report: this chapter is left out until you write its text.',
  outdated: 'The figures have changed since this text was written.',
  save: 'Save as PDF',
  saving: 'Writing the PDF …',
  saved: 'The PDF is saved.',
  saveFailed: 'The PDF could not be written',
  print: 'Print',
  failed: 'The figures of the report could not be loaded',
  none: 'No chapter is chosen; the report has its title page alone.',
  fileName: (year: string) => `Annual-report-${year}`,

  title: (year: number, isPart: boolean) => (isPart ? `Interim report ${year}` : `Annual report ${year}`),
  contents: 'Contents',
  page: 'Page',
  of: 'of',
  facts: {
    span: 'Period',
    days: (from: string, to: string, until: number) => `${from} to ${to} (weeks 1 to ${until})`,
    area: 'Area',
    species: 'Species',
    day: 'As of',
  },
  highlights: {
    count: 'reports',
    change: (year: number, isPart: boolean) => `against ${year}${isPart ? ', the same weeks' : ''}`,
    median: 'days until half were decided',
    people: 'people have reported',
  },
  key: {
    table: 'The year in figures',
    head: 'Figure',
    reports: 'Reports',
    states: 'States with reports',
    species: 'Species reported',
    people: 'People who reported',
    decisions: 'Decisions',
    days: 'Days until half / until 90 % were decided',
    note: (before: number) => `${before}: the same weeks, but peak, people and decisions of the whole year.`,
  },
  titles: {
    summary: 'Summary',
    seasons: 'Course of the year',
    states: 'By state',
    species: 'By species',
    change: 'Change on the map',
    review: 'Review and decision',
    reporters: 'Who reports',
    method: 'Method and sources',
  },
  when: (year: number, until: number | undefined) =>
    until === undefined ? `In ${year}` : `In ${year} until week ${until}`,
  summary: {
    none: (when: string, area: string) => `${when} nothing was reported (${area}).`,
    before: (year: number, count: string, isPart: boolean) =>
      `In ${isPart ? `the same weeks of ${year}` : year} there ${count === '1' ? 'was' : 'were'} ${count}.`,
    count: (when: string, count: string, area: string) =>
      `${when} there ${count === '1' ? 'was' : 'were'} ${reports(count)} (${area}).`,
    change: (count: string, more: boolean, year: number, before: string, isPart: boolean) =>
      `That is ${changed(count, more, year)}${isPart ? ' in the same weeks' : ''} (${before}).`,
    same: (year: number, before: string) => `That is about as many as ${year} (${before}).`,
    mean: (mean: string, years: number) => `The mean of the ${years} years before is ${mean}.`,
    states: (named: string) => `Most reports came from ${named}.`,
    species: (name: string, part: string) => `The species reported most often was ${name} (${part}).`,
    peak: (week: number, count: string) => `Most was found in week ${week} (${reports(count)}).`,
    people: (count: string) => (count === '1' ? 'One person reported.' : `${count} people reported.`),
  },
  and: 'and',
  named: (name: string, count: string) => `${name} (${count})`,
  seasons: {
    weekly: 'Reports by calendar week',
    sums: 'Reports since the beginning of the year, added up',
    peak: (year: number, week: number, count: string) => `The peak of ${year} was week ${week} with ${reports(count)}.`,
    peakBefore: (year: number, week: number, count: string) => `In ${year} it was week ${week} with ${count}.`,
    none: (year: number) => `No report is recorded for ${year}.`,
    noYears: 'Earlier years have no report; there is nothing to compare with.',
    band: (from: number, to: number) => `Range ${from} to ${to}`,
    mean: (from: number, to: number) => `Mean ${from} to ${to}`,
    alt: (title: string, year: number, week: number, count: string) =>
      `${title} ${year}: highest in week ${week} with ${count}. All years are in the table.`,
    altNone: (title: string, year: number) => `${title} ${year}: none. All years are in the table.`,
    table: 'The years compared',
    year: 'Year',
    until: (week: number) => `Until week ${week}`,
    whole: 'Whole year',
    before: 'Against the year before',
    highest: 'Highest week',
    week: (week: number, count: string) => `Week ${week} (${count})`,
  },
  states: {
    first: (count: number, named: string) =>
      count === 1
        ? `All reports with a place came from ${named}.`
        : `Reports came from ${count} states, most of them from ${named}.`,
    grown: (named: string) => `The greatest increase was in ${named}.`,
    shrunk: (named: string) => `The greatest decrease was in ${named}.`,
    unknown: (count: string) => `${reports(count)} without a state.`,
    legend: 'The darker, the more reports',
    alt: (named: string) =>
      `Map of the states, the darker the more reports; most ${named}. All figures are in the table.`,
  },
  difference: (name: string, difference: string) => `${name} (${difference})`,
  species: {
    first: (count: number, named: string) =>
      count === 1 ? `Only ${named} was reported.` : `${count} species were reported, most often ${named}.`,
    fresh: (named: string) => `Not reported the year before, and now: ${named}.`,
    rest: (count: number) => `${count} other species`,
  },
  change: {
    lead: (more: number, fewer: number, year: number) =>
      `In ${more === 1 ? 'one cell' : `${more} cells`} of about 25 km there were more reports than ${year}, in ${fewer === 0 ? 'none' : fewer} fewer.`,
    most: (place: string, difference: string) => `The greatest difference (${difference}): ${place}.`,
    table: 'Cells with the greatest change',
  },
  review: {
    published: (part: string, rejected: string) => `${part} of the reports are published, ${rejected} were rejected.`,
    open: (count: string) =>
      count === '1' ? 'One report is not decided yet.' : `${count} reports are not decided yet.`,
    before: (year: number, count: string, median: string, isPart: boolean) =>
      count === '1'
        ? `There was one decision in ${year}.`
        : `In ${isPart ? `all of ${year}` : year} there were ${count} decisions, half of them ${within(median)}.`,
  },
  reporters: {
    lead: (people: string, before: string, year: number) =>
      `${people === '1' ? 'One person' : `${people} people`} reported; in all of ${year} there were ${before}.`,
    most: (people: string, part: string) =>
      `${people === '1' ? 'One person' : `${people} people`} with more than 20 reports made ${part} of all reports that belong to a person.`,
  },
  nothing: 'Nothing is recorded of this for the period.',
  method: {
    counted: (from: string, to: string) =>
      `Reports are counted by the day of the find in ISO weeks, here from ${from} to ${to}. Rejected reports do not count, but for the outcome of the review; they are deleted after two years.`,
    compared: 'The same weeks of the years are compared; the running week counts from its Sunday on.',
    decided:
      'The time to a decision counts whole days from the report to the first decision, by the calendar month of the decision. The median parts the decisions into two halves.',
    people: 'People are counted alone, for all states and species; nobody is named. Imported reports belong to nobody.',
    reported:
      'The figures say what was reported. They do not say how much there is: where more people look, more is reported.',
    cells: 'The cells of the map are about 25 km wide and count all species together.',
    sources: (day: string, office: string) =>
      `Source: reports in Waldkerf${office && `, ${office}`}, as of ${day}. Outlines of the states: Natural Earth (public domain).`,
  },
}
