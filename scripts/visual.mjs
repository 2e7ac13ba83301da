import { runPrepared } from './prepared.mjs'

/**
 * Takes pictures of all stories in all modes and compares them with the accepted ones.
 * `npm run visual -- parts/button gis` only these; `-- --against main` compares with a commit; `-- --resume` goes on after
 * an interruption; `-- show` serves the workbench with what differs; `-- accept` accepts it.
 */
runPrepared('visual/run.ts')
