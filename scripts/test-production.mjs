import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './install.mjs'
import { runPrepared } from './prepared.mjs'

/**
 * Production as it is run: Keycloak, PostgreSQL with its tools, HAProxy and a mail server on this machine, by the files of
 * `deploy/` and the commands of docs/operations.md ('What has been run'). Needs Maven, a JDK, Python and HAProxy.
 */
ensureInstalled()
ensureBuilt()
runPrepared('packages/service/src/production/run.ts')
