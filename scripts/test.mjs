import { runPrepared } from './prepared.mjs'

/**
 * Everything that must hold on every change, and the sum as the last line. `npm test -- unit stories` runs only the
 * named steps, `npm test -- --changed` those that uncommitted changes can affect (`--since main`: changes since then).
 */
runPrepared('scripts/test/run.ts')
