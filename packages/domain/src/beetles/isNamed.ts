/** Whether a species was determined: 'n. n. – unbekannte Art' is none that could be counted. */
export const isNamed = ({ name }: { name: string }): boolean => !name.startsWith('n. n.')
