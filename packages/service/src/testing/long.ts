/** Whether this is the long run, at night: more of what chance decides, more repetitions. */
export const isLong = process.env['WALDKERF_LONG'] === '1'
