import type { StackOptions } from '../options.ts'
import { startStack } from '../start.ts'

/** The launcher's report when it is ready, and whenever it is asked. */
export interface LauncherState {
  origin: string
  databaseUrl: string
  pids: { postgres: number | undefined; postgrest: number | undefined }
}

/*
 * A back end in a process of its own, so that it can be killed: `node launcher.ts <options as JSON>`. Stops in order when
 * the process that started it is gone or wants it to.
 */
const stack = await startStack(JSON.parse(process.argv[2] ?? '{}') as StackOptions)
const tell = () => {
  const state: LauncherState = { origin: stack.origin, databaseUrl: stack.databaseUrl, pids: stack.pids() }
  process.send?.(state)
}
process.on('message', tell)
process.once('disconnect', () => {
  void stack.stop().then(() => process.exit(0))
})
tell()
