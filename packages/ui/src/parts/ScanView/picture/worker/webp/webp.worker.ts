import { rowsSource } from '../rowsSource.ts'
import { servePicture } from '../servePicture.ts'
import { openWebpRows } from './webpRows.ts'

/** Large WebPs with loss, which browsers decode as a whole alone. */

servePicture({ open: async (file) => rowsSource(await openWebpRows(file)) })
