export const en = {
  title: (name: string) => `Refuse the registration of ${name}?`,
  waits: 'Without an answer all stays as it is.',
  refuse: 'Refuse and erase the account',
  failed: (name: string, why: string) => `Registration of ${name}: ${why}`,
}
