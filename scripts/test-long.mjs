import { runPrepared } from './prepared.mjs'

/**
 * Tests that need longer than `npm test` has room for, listed in `long/runs.ts`. An interrupted run goes on where it
 * stopped; `npm run test:long -- soak` takes only what is named, `-- --again` begins anew, `-- --record` writes
 * `docs/long-run.md`.
 */
runPrepared('long/run.ts')
