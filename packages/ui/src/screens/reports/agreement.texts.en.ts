export const en = {
  one: 'My picture may be shown to others as a reference picture',
  hint: 'Without the place and without your name. You can withdraw this at any time.',
  title: 'Reference pictures',
  lead: 'Good pictures help others to identify a find. Only published finds are shown, without the place and without your name.',
  all: 'Allow new pictures as reference pictures',
  given: (count: string, isOne: boolean) =>
    isOne ? 'It is allowed for 1 of your reports.' : `It is allowed for ${count} of your reports.`,
  none: 'So far it is allowed for none of your reports.',
  withdraw: 'Withdraw all',
  loading: 'Loading',
  failed: 'What is allowed cannot be loaded.',
  retry: 'Try again',
}
