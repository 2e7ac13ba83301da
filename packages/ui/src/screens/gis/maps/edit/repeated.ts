/** Columns whose few values repeat: those of other maps are offered. */
export const repeated = ['typ', 'status', 'client_status'] as const

export const isRepeated = (column: string): column is (typeof repeated)[number] =>
  repeated.some((one) => one === column)
