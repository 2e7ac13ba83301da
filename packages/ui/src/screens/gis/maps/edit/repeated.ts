/** Columns with few words, which are typed again and again: what stands in other maps is offered. */
export const repeated = ['typ', 'status', 'client_status'] as const

export const isRepeated = (column: string): column is (typeof repeated)[number] =>
  repeated.some((one) => one === column)
