/** Whether tests have time for many more examples: `npm run test:long` sets this, `npm test` does not. */
export const isLong = process.env['WALDKERF_LONG'] === '1'
