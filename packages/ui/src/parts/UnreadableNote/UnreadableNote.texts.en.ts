export const en = {
  one: '1 row could not be read and is missing here.',
  several: (rows: string) => `${rows} rows could not be read and are missing here.`,
}
