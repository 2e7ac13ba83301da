export const en = { arrived: (id: number) => `Your report has arrived. Its number is ${id}.` }
